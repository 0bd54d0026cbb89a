/**
 * Every route of the site, sent what no page of ours sends: in its address, in its query and in each
 * field of its form. The routes come from the access table and the fields from the pages themselves,
 * so that what is added later is tried as well.
 */
import { beforeAll, describe, expect, inject, test } from 'vitest'
import {
  BEHIND,
  MORE_FIELDS,
  OF_THE_MACHINE,
  QUERY,
  VALUES,
} from '#tests/fixtures/faults/hostile.ts'
import { MULTIPART, partsBody, URLENCODED } from '#tests/fixtures/upload.ts'
import { type Answer, signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'
import { sideBySide } from '#tests/setup/side-by-side.ts'
import { accessTable, outcomeFor, type Row } from './access-table.ts'
import { fieldsOn, prepareForm } from './forms.ts'

const values = Object.entries(VALUES)
/** One of each sort, for fields one by one: each field is sent another. */
const SORTS = [
  'NUL',
  'half a character',
  'a negative number',
  'a number just too large for the database',
  'a day that is none',
  'JSON',
  'an id of nothing',
]
const sorts = values.filter(([name]) => SORTS.includes(name))

/** Other ways to write a field, in which a text is no text. */
const SHAPES: Record<string, (name: string) => string> = {
  'given twice': (name) => `${name}=a&${name}=b`,
  'a part of an object': (name) => `${name}.a=x&${name}.b=y`,
  'a part of a row': (name) => `${name}[0].a=x&${name}[99].b=y`,
  'a text and a part': (name) => `${name}=a&${name}.b=x&${name}[1].c=y`,
}

const HURRY_MS = 2000

/** Who gets furthest: the person that the row is about, or a visitor where people are sent on. */
const NOBODY = [
  'routes/registration/begin',
  'routes/registration/start',
  'routes/auth/auth',
  'routes/registration/privacy',
]

async function arrange(id: string, { path }: Row) {
  const user = await testUser()
  await prepareForm[id]?.(user)
  const address = typeof path === 'string' ? path : await path(user)
  const visitor = NOBODY.includes(id) ? new Visitor() : await signedIn(user)
  return { visitor, address }
}

/** Who is let in where `user` is not. */
async function whoMayAsk({ get }: Row): Promise<Visitor | undefined> {
  if (outcomeFor(get, 'user') !== 403) return undefined
  const isGuild = outcomeFor(get, 'guild') !== 403
  return signedIn(await testUser(isGuild ? 'franchise' : 'admin'))
}

/** Anything but a failure, with nothing of the machine in it. */
function expectClear({ status, text, headers }: Answer, sent: string) {
  expect({ sent, failed: status >= 500 && status !== 507 }).toEqual({ sent, failed: false })
  expect(text).not.toMatch(OF_THE_MACHINE)
  expect(headers.location ?? '').not.toMatch(/^(https?:)?\/\/(?!127\.0\.0\.1|localhost)|\r|\n/)
}

/** Alone, and up to three times more: something else may keep the machine busy for a while. */
async function expectQuick(post: () => Promise<Answer>, sent: string) {
  let quickest = Infinity
  for (let turn = 0; turn < 3 && quickest > HURRY_MS; turn += 1) {
    const start = performance.now()
    await post()
    quickest = Math.min(quickest, performance.now() - start)
  }
  expect(quickest, sent).toBeLessThan(HURRY_MS)
}

/** A part of them, another at each turn: what every form reads in the same way is sent to all together. */
const portion = <T>(all: T[], turn: number, parts: number) =>
  all.filter((_, index) => index % parts === turn % parts)

const rows = Object.entries(accessTable)
const numbered = (some: typeof rows) => some.map(([id, row], turn) => ({ id, row, turn }))
const posting = numbered(
  rows.filter(([, { post }]) => ![403, 405].includes(Number(outcomeFor(post, 'user')))),
)
/** Forms of each sort, which are sent everything. */
const WITH_ALL = [
  'routes/auth/auth',
  'routes/interview/older-form',
  'step-veer',
  'routes/interview/autosave',
  'routes/documents/documents',
]
/** All texts are shown by one route, and all old addresses moved by another. */
const apart = numbered(
  rows.filter(([id]) => !/^(text|moved)-/.test(id) || id === 'text-hoewerkthet'),
)

test('there are forms to try', () => {
  expect(posting.length).toBeGreaterThan(40)
})

describe.each(posting)('the form of $id', { timeout: 60_000 }, ({ id, row, turn }) => {
  /** Posts a body to the route; a network of its own keeps limits out of the way. */
  async function expectAllClear(bodies: [sent: string, body: string | Buffer, type?: string][]) {
    // Who only looked at the page has posted nothing yet.
    const { visitor, address } = (await unused) ?? (await arrange(id, row))
    unused = undefined
    const slow: { post: () => Promise<Answer>; sent: string }[] = []
    await sideBySide(bodies, async ([sent, body, type = URLENCODED]) => {
      const headers = {
        origin: visitor.site,
        'content-type': type,
        'x-forwarded-for': new Visitor().network,
      }
      const post = () => visitor.send('POST', address, headers, body)
      const start = performance.now()
      expectClear(await post(), sent)
      if (performance.now() - start > HURRY_MS) slow.push({ post, sent })
    })
    for (const { post, sent } of slow) await expectQuick(post, sent)
  }

  /** The fields of the form, as the page has them. */
  let right: Map<string, string>
  let unused: ReturnType<typeof arrange> | undefined
  beforeAll(async () => {
    unused = arrange(id, row)
    const { visitor, address } = await unused
    const more = (MORE_FIELDS[id] ?? []).map((name) => [name, '1'] as const)
    right = new Map([...more, ...fieldsOn(await visitor.get(address))])
  })

  test('is answered clearly when all its fields are wrong in the same way', async () => {
    const names = [...right.keys()]
    const all = (one: (name: string) => string) => names.map(one).join('&')
    const some = WITH_ALL.includes(id) ? values : portion(values, turn, 6)
    await expectAllClear([
      ...some.map(([sent, value]): [string, string] => [
        sent,
        all((name) => `${encodeURIComponent(name)}=${value.slice(0, 1_000_000 / names.length)}`),
      ]),
      ...Object.entries(SHAPES).map(([sent, shape]): [string, string] => [sent, all(shape)]),
    ])
  })

  test('is answered clearly when one of its fields is wrong', async () => {
    const names = [...right.keys()]
    // A step of the interview has many fields of a few kinds: some of each sort will do.
    const some = names.length > 12 ? names.filter((_, index) => index % 6 === 0) : names
    await expectAllClear(
      some.flatMap((name, index) => {
        const others = new URLSearchParams([...right].filter(([one]) => one !== name))
        return portion(sorts, turn + index, sorts.length).map(([sent, value]): [string, string] => [
          `${name}: ${sent}`,
          `${others}&${encodeURIComponent(name)}=${value}`,
        ])
      }),
    )
  })

  test('is answered clearly and soon when its fields have names that no form has', async () => {
    const [name = 'a'] = [...right.keys()].filter((one) => one !== 'account')
    const many = Array.from({ length: 950 }, (_, i) => `${name}[999][${i}]${'[999]'.repeat(14)}=1`)
    const behind = WITH_ALL.includes(id) ? BEHIND : portion(BEHIND, turn, 8)
    const names = behind.map((one) => name + one)
    await expectAllClear([
      ...names.map((one): [string, string] => [one.slice(0, 60), `${one}=x`]),
      ['names within names', many.join('&')],
    ])
    await expectAllClear(
      names.map((one): [string, Buffer, string] => [
        `in parts: ${one.slice(0, 60)}`,
        partsBody([[one, 'x']]),
        MULTIPART,
      ]),
    )
  })

  test('is answered clearly when it is no form of ours at all', async () => {
    const boundary = MULTIPART.split('boundary=')[1]
    const part = (head: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\nx\r\n`
    const end = `--${boundary}--\r\n`
    const wrong: [string, string, string?][] = [
      ['fields of nobody', '__proto__=x&constructor.prototype=y'],
      ['a button of nobody', '__intent__=%7B%22type%22%3A%22remove%22%7D&intent=x'],
      ['ten thousand fields', Array.from({ length: 10_000 }, (_, i) => `f${i}=x`).join('&')],
      ['JSON', '{"a":1}', 'application/json'],
      ['parts without an end', part('name="a"'), MULTIPART],
      ['a file', part('name="file"; filename="a.txt"') + end, MULTIPART],
      ['a file without a name', part('name="file"; filename=""') + end, MULTIPART],
      ['a part without a name', part('x="a"') + end, MULTIPART],
      ['two files', part('name="file"; filename="a.txt"').repeat(2) + end, MULTIPART],
      ['parts without a boundary', 'x', 'multipart/form-data'],
      ['nothing, as parts', '', MULTIPART],
    ]
    await expectAllClear(WITH_ALL.includes(id) ? wrong : portion(wrong, turn, 4))
  })
})

/** Where a route has something to fill in: '/dashboard/versies/:number'. */
const PLACES = inject('site')
  .routes.flatMap(({ id, path }) => (path?.includes(':') ? [{ id, path: `/${path}` }] : []))
  .map((place, turn) => ({ ...place, turn }))

describe.each(PLACES)('the address of $id', ({ id, path, turn }) => {
  test('is answered clearly, whatever stands in it', async () => {
    const { visitor } = await arrange(id, { path: '/', get: 200, post: 405 })
    const wrong = values.filter(([, value]) => value && value.length <= 1000)
    const addresses = (some: typeof wrong) =>
      some.map(([sent, value]) => ({ sent, address: path.replace(/:\w+/g, value) }))
    await sideBySide(addresses(wrong), async ({ sent, address }) => {
      const answer = await visitor.get(address)
      expectClear(answer, sent)
      expect({ sent, found: answer.status === 200 }).toEqual({ sent, found: false })
    })
    // Read in the same way as for a page.
    await sideBySide(addresses(portion(wrong, turn, 4)), async ({ sent, address }) =>
      expectClear(await visitor.post(address), sent),
    )
  })
})

describe.each(apart)('what is asked of $id', ({ id, row, turn }) => {
  test('is answered clearly, whatever it is', async () => {
    const { visitor: person, address } = await arrange(id, row)
    const visitor = (await whoMayAsk(row)) ?? person
    const path = address.split('?', 1)[0]
    const short = values.filter(([, value]) => value.length < 10_000)
    await sideBySide(portion(short, turn, 6), async ([sent, value]) => {
      const query = QUERY.map((name) => `${name}=${value.slice(0, 500)}`).join('&')
      expectClear(await visitor.get(`${path}?${query}`), sent)
    })
    const twice = QUERY.map((name) => `${name}=a&${name}=b`).join('&')
    expectClear(await visitor.get(`${path}?${twice}`), 'twice')
  })
})
