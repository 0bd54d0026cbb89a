/** Requests that no browser sends from our pages: a clear answer, never a failure, nothing stored. */
import { beforeAll, describe, expect, test } from 'vitest'
import { pageOf, textOf, WHOLE } from '#tests/fixtures/page.ts'
import { URLENCODED } from '#tests/fixtures/upload.ts'
import { type Answer, signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

const MULTIPART = 'multipart/form-data; boundary=grens'
const UNREADABLE = 'Wij konden dit formulier niet lezen'
const BUTTON = '__intent__'

let user: TestUser
let visitor: Visitor

beforeAll(async () => {
  user = await testUser()
  visitor = await signedIn(user)
})

const post = (
  path: string,
  body: string | Buffer,
  headers: Record<string, string | undefined> = {},
) =>
  visitor.send('POST', path, { origin: visitor.site, 'content-type': URLENCODED, ...headers }, body)

/** The end of every form of answers; one without it is not looked at. */
const END = `&${new URLSearchParams(WHOLE)}`

const nothingStored = async () => {
  const rows = await owner`select 1 from wishes where user_id = ${user.id}`
  const [profile] = await owner`
    select reminder_frequency, (select count(*)::int from trusted_contacts where owner_id = ${user.id}) as contacts
      from profiles where user_id = ${user.id}`
  return rows.length === 0 && profile?.contacts === 0 && profile.reminder_frequency === 'never'
}

/** A page of ours, or one clear line, in Dutch and without anything of the machine. */
function expectClear({ status, headers, text }: Answer) {
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(/node_modules|\bat .+:\d+:\d+|TypeError|SyntaxError|RangeError|ZodError/)
  if (status === 303) return
  if (headers['content-type']?.startsWith('text/plain')) {
    expect(text).toMatch(/^[A-Z][^\n]{20,}\.\n$/)
    return
  }
  expect(text).toContain('<html lang="nl">')
  expect(textOf(/<title>([^]*?)<\/title>/.exec(text)?.[1] ?? '')).toMatch(/\| Wensenregister$/)
  expect(pageOf({ text }).heading).not.toBe('')
}

const repeat = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join('&')
const part = (head: string, body: string) =>
  `--grens\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n--grens--\r\n`
const button = (says: string) => `${BUTTON}=${encodeURIComponent(says)}`
const control = (type: string, payload: unknown) => button(JSON.stringify({ type, payload }))

type Case = [name: string, body: string | Buffer, headers?: Record<string, string | undefined>]

/** Refused as a whole, with the page that says so. */
const REFUSED: Record<number, Case[]> = {
  400: [
    ['ten thousand fields', repeat(10_000, (index) => `veld${index}=x`)],
    ['ten thousand rows', repeat(10_000, (index) => `contacts[${index}].email=x`)],
    ['one field ten thousand times', repeat(10_000, () => 'energy=x')],
    ['__proto__', 'energy=a&__proto__=x'],
    ['__proto__ with a dot', 'energy=a&__proto__.polluted=x'],
    ['__proto__ in brackets', 'energy=a&contacts[0][__proto__][polluted]=x'],
    ['constructor', 'energy=a&constructor.prototype.polluted=x'],
    ['a row at a place in the millions', 'city=a&contacts[999999999].email=x'],
    ['a hundred and first row', 'city=a&contacts[100].email=x'],
    ['an object in a list', 'energy[5].a[3]=x'],
    ['a list in a row', 'contacts[0].email[0]=x'],
    ['deep nesting', `energy${'.a'.repeat(100_000)}=x`],
    ['deep lists', `contacts${'[0]'.repeat(100_000)}=x`],
  ],
  413: [
    ['a body over the cap', `energy=${'x'.repeat(2 * 1024 * 1024)}`],
    ['parts over the cap', part('name="energy"', 'x'.repeat(3e6)), { 'content-type': MULTIPART }],
  ],
  415: [
    ['JSON', '{"energy":"a"}', { 'content-type': 'application/json' }],
    ['plain text', 'energy=a', { 'content-type': 'text/plain' }],
    ['no type', 'energy=a', { 'content-type': undefined }],
    ['parts', part('name="energy"', 'a'), { 'content-type': MULTIPART }],
    ['XML', '<energy>a</energy>', { 'content-type': 'text/xml' }],
  ],
}
const refused = Object.entries(REFUSED).flatMap(([status, cases]) =>
  cases.map(([name, body, headers]) => ({ status: Number(status), name, body, headers })),
)

describe.each(['/vragenlijst/veer', '/vragenlijst/naw', '/vragenlijst/secret'])('%s', (path) => {
  test.each(refused)('$name: $status', async ({ status, body, headers }) => {
    const reply = await post(path, body, headers)
    expect(reply.status).toBe(status)
    expectClear(reply)
    expect(reply.text).toContain(status === 413 ? 'uw tekst staat er nog' : UNREADABLE)
    expect(reply.headers['cache-control']).toMatch(/no-store/)
    expect(await nothingStored()).toBe(true)
  })

  test.each(refused)('$name, as data: no failure either', async ({ status, body, headers }) => {
    const reply = await post(`${path}.data`, body, headers)
    expect(reply.status).toBe(status)
    expect(await nothingStored()).toBe(true)
  })

  const buttons = [
    `${BUTTON}=`,
    `${BUTTON}=x`,
    `${BUTTON}=%7B`,
    `${BUTTON}=null`,
    `${BUTTON}=${encodeURIComponent('['.repeat(10_000))}`,
    button('insert energy'),
    button('insert constructor'),
    button('insert __proto__'),
    button('remove contacts 99999999999999999999'),
    button('remove contacts -1'),
    button('remove energy 0'),
    control('update', { name: '', value: null }),
    control('update', { name: '__proto__.polluted', value: 'x' }),
    control('update', { name: 'energy', value: { a: 1 } }),
    control('insert', { name: 'constructor.prototype' }),
    control('reorder', { name: 'contacts', from: 0, to: 1e9 }),
    control('reset', {}),
  ]
  test.each(buttons)('a made-up button %.50s stores nothing and loses nothing', async (body) => {
    const own = path.endsWith('naw') ? 'city' : path.endsWith('veer') ? 'energy' : 'caution'
    const reply = await post(path, `${own}=mijn+tekst&${body}${END}`)
    expect(reply.status).toBe(200)
    expectClear(reply)
    expect(pageOf(reply).fields).toContainEqual([own, 'mijn tekst'])
    expect(await nothingStored()).toBe(true)
  })
})

test.each([
  `contacts=x&${button('insert contacts')}`,
  `contacts.a=x&${button('remove contacts 0')}`,
])('a button of rows among answers that are none, %.50s, loses nothing else', async (body) => {
  const own = await signedIn(await testUser())
  const path = '/vragenlijst/naw'
  const headers = { origin: own.site, 'content-type': URLENCODED }
  const reply = await own.send('POST', path, headers, `city=Zwolle&${body}${END}`)
  expect([200, 422]).toContain(reply.status)
  expectClear(reply)
  expect(pageOf(reply).fields).toContainEqual(['city', 'Zwolle'])
  expect(pageOf(await own.get(path)).fields).toContainEqual(['city', 'Zwolle'])
})

test('a million fields are refused before they are taken apart', async () => {
  const start = performance.now()
  const reply = await post('/formulier', 'a&'.repeat(1024 * 1024))
  expect(reply.status).toBe(400)
  expectClear(reply)
  expect(performance.now() - start).toBeLessThan(6000)
})

test('a form in pieces of unknown length is refused unread', async () => {
  const reply = await post('/vragenlijst/veer', 'energy=a', {
    'transfer-encoding': 'chunked',
    'content-length': undefined,
  })
  expect(reply.status).toBe(411)
  expectClear(reply)
  expect(await nothingStored()).toBe(true)
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  '%s is no way to ask',
  async (method) => {
    const reply = await visitor.send(method, '/vragenlijst/veer', { origin: visitor.site })
    expect(reply.status).toBe(405)
    expect(reply.headers.allow).toBe('GET, HEAD, POST')
    expectClear(reply)
  },
)

describe('an answer that is not right', () => {
  type Wrong = [name: string, path: string, body: string | Buffer, id: string]
  const broken = (name: string, ...bytes: number[]) =>
    Buffer.concat([Buffer.from(`${name}=goed`), Buffer.from(bytes), Buffer.from('einde')])
  const WRONG: Wrong[] = [
    ['a NUL', 'veer', 'energy=a%00b', 'energy'],
    ['half a character', 'veer', 'energy=%ED%A0%BD', 'energy'],
    ['bytes that are no UTF-8', 'veer', 'energy=%FF%FE', 'energy'],
    ['raw bytes that are no UTF-8', 'veer', broken('energy', 0xff, 0xc0, 0x80), 'energy'],
    ['a control character', 'veer', 'energy=%1B%5B31m', 'energy'],
    ['a list', 'veer', 'energy=a&energy=b', 'energy'],
    ['an object', 'veer', 'energy.a=x', 'energy'],
    ['an object in a list', 'veer', 'energy[5].a=x', 'energy'],
    ['a million signs', 'veer', `energy=${'x'.repeat(1_000_000)}`, 'energy'],
    ['an option that is not offered', 'praktisch', 'burial=Ruimtevaart', 'burial'],
    ['two options of one', 'praktisch', 'burial=Begraven&burial=Cremeren', 'burial'],
    ['an object for an option', 'praktisch', 'burial.x=Begraven', 'burial'],
    ['a box with another value', 'praktisch', 'hasInsurance=on', 'hasInsurance'],
    ['a colour that is not offered', 'rituelen', 'colors=Wit&colors=Oranje', 'colors'],
    ['a text for a list', 'rituelen', 'musicSpecifications=x', 'musicSpecifications'],
    [
      'a hundredth row',
      'rituelen',
      'musicSpecifications[99].title=%00',
      'musicSpecifications[99].title',
    ],
    [
      'a month that is none',
      'naw',
      'reminderFrequency=custom&reminderMonths=1e1',
      'reminderMonths',
    ],
  ]

  test.each(WRONG)('%s is said at the question', async (_, key, body, id) => {
    const path = `/vragenlijst/${key}`
    const reply = await post(path, Buffer.concat([Buffer.from(body), Buffer.from(END)]))
    expect(reply.status).toBe(422)
    expectClear(reply)
    const page = pageOf(reply)
    expect(page.errors.map((error) => error.id)).toContain(id)
    for (const error of page.errors) expect(page.ids).toContain(error.id)
    const rows = await owner`
      select 1 from wish_sections s join wishes w on w.id = s.wish_id where w.user_id = ${user.id}`
    // The step of contacts begins with what the account knew, which stays.
    expect(rows).toHaveLength(key === 'naw' ? 1 : 0)
  })

  test('a percent sign with nothing behind it is just that', async () => {
    const other = await signedIn(await testUser())
    const headers = { origin: other.site, 'content-type': URLENCODED }
    const reply = await other.send(
      'POST',
      '/vragenlijst/veer',
      headers,
      `energy=100%&values=%zz%2${END}`,
    )
    expect(reply.status).toBe(303)
    const { fields } = pageOf(await other.get('/vragenlijst/veer'))
    expect(fields).toContainEqual(['energy', '100%'])
    expect(fields).toContainEqual(['values', '%zz%2'])
  })

  test('an empty form is an empty step', async () => {
    const other = await signedIn(await testUser())
    const reply = await other.send(
      'POST',
      '/vragenlijst/veer',
      { origin: other.site, 'content-type': URLENCODED },
      END,
    )
    expect(reply.status).toBe(303)
    expect((await other.get('/dashboard')).text).toContain('Nog geen wensen vastgelegd')
  })
})

describe('an address that is not right', () => {
  const ADDRESSES = [
    '/%',
    '/%zz',
    '/%ff',
    '/%00',
    '/vragenlijst/%',
    '/vragenlijst/%E0%A4%A',
    '/vragenlijst/%0D',
    '/dashboard/x%0Ay',
    '/%E2%80%A8',
    '/vragenlijst/veer%E2%80%A9.data',
    '/vragenlijst/veer%00',
    '/vragenlijst/veer/..%2f..%2f',
    '/vragenlijst/__proto__',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/../../server/index.js',
    '/assets/%2e%2e%2f%2e%2e%2fserver%2findex.js',
    '//',
    '//evil.example/vragenlijst',
    '/\\evil.example',
    `/${'a'.repeat(7000)}`,
    `/vragenlijst/veer?${'a=b&'.repeat(1500)}`,
    '/vragenlijst/veer?_routes=%00',
    '/vragenlijst/veer.data?_routes=__proto__',
    '/.data',
    '/_.data',
    '/__manifest?p=/vragenlijst/veer',
  ]
  test.each(ADDRESSES)('%.60s is answered clearly', async (path) => {
    const reply = await visitor.get(path)
    expect(reply.status).toBeLessThan(500)
    expect(reply.text).not.toMatch(/node_modules|"private": true|createRequestHandler/)
    if (reply.status >= 400 && !path.includes('.data')) expectClear(reply)
    expect(reply.headers.location ?? '').not.toMatch(/^(https?:)?\/\/(?!127\.0\.0\.1|localhost)/)
  })

  test.each([
    'x',
    '%',
    '\u0001',
    'a'.repeat(5000),
    'session=%',
    'session=;;;==',
    'flash=%7B',
    '__proto__=x',
  ])("a cookie %.20j is nobody's", async (cookie) => {
    const reply = await visitor.send('GET', '/vragenlijst/veer', {
      cookie: cookie.replaceAll('\u0001', ''),
    })
    expect([303, 400]).toContain(reply.status)
  })
})

test('after all this the site still answers', async () => {
  expect((await visitor.get('/readyz')).status).toBe(200)
  expect((await visitor.get('/vragenlijst/veer')).status).toBe(200)
})
