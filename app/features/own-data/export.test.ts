import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { fromBufferPromise } from 'yauzl'
import { z } from 'zod'
import { MEASURED } from '#tests/fixtures/measured.ts'
import { conditionsOf, samplesOf } from '#tests/fixtures/interview.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import type * as accountFacts from '#app/features/accounts/export.server.ts'
import { giveConsent, readConsents } from '#app/features/accounts/consents.server.ts'
import { readContacts } from '#app/features/accounts/contact-details.server.ts'
import { findSession, type SignedIn } from '#app/features/accounts/sessions.server.ts'
import type * as cardFacts from '#app/features/cards/export.server.ts'
import type { documents } from '#app/features/documents/export.server.ts'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import type { Definition } from '#app/forms/fields.ts'
import type { livingWills } from '#app/features/living-will/export.server.ts'
import { requestCards } from '#app/features/wishes/cards.server.ts'
import type * as wishFacts from '#app/features/wishes/export.server.ts'
import { saveSection } from '#app/features/wishes/save.server.ts'
import { fileSections } from '#app/features/interview/sections/index.ts'
import { verifyVersions } from '#app/features/wishes/verify-versions.server.ts'
import type { Value } from '#app/forms/values.ts'
import {
  allowHealthData,
  printDraft,
  saveAnswers,
  signLivingWill,
} from '#app/features/living-will/living-will.server.ts'
import { print } from '#app/paper/print.server.ts'
import { withActor, asPerson, readOnly } from '#app/platform/sql.server.ts'
import { storage } from '#app/platform/storage.server.ts'
import { exportZip } from './export.server.ts'
import { exportSchema, JSON_NAME, publishedSchema } from './format.server.ts'
import { importZip, isEmpty } from './import.server.ts'

vi.mock(import('#app/paper/print.server.ts'), async (original) => {
  const module = await original()
  return { ...module, print: vi.fn<typeof module.print>(module.print) }
})

type Facts = typeof accountFacts & typeof cardFacts & typeof wishFacts
type Exported = {
  version: number
  account: {
    [
      Name in
        | 'trustedContacts'
        | 'consents'
        | 'sessions'
        | 'cardRequests'
        | 'cardOrders'
        | 'wishFile'
    ]: z.output<Facts[Name]['schema']>
  }
  content: {
    profile: z.output<typeof accountFacts.profile.schema>
    wishes: z.output<typeof wishFacts.wishes.schema>
    documents: z.output<typeof documents.schema>
    livingWills: z.output<typeof livingWills.schema>
  }
}
type Entries = Map<string, Buffer>

const signedIn = async ({ token }: TestUser): Promise<SignedIn> => {
  const user = await findSession(token)
  if (!user) throw new Error('no session')
  return user
}

const exportOf = async (user: TestUser) => buffer(await exportZip(await signedIn(user), new Date()))
const bringIn = (user: TestUser, zip: Buffer, health = true) =>
  importZip(user.id, Readable.from([zip]), health)

async function entriesOf(zip: Buffer): Promise<Entries> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true })
  const entries: Entries = new Map()
  for await (const entry of opened.eachEntry())
    entries.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)))
  return entries
}

const jsonOf = (entries: Entries) => JSON.parse(String(entries.get(JSON_NAME))) as Exported

/** What must be the same after a round trip: the contents, but for when they were brought in. */
function contentOf({ content }: Exported) {
  const versions = content.wishes?.versions.map((version) => ({ ...version, importedAt: null }))
  return { ...content, wishes: content.wishes && { ...content.wishes, versions } }
}

/** Right answers to every question of a section that can be asked at once. */
function everyAnswer(section: Definition): Record<string, Value> {
  const data: Record<string, Value> = {}
  for (const field of section.fields) {
    if (field.kind === 'text' && field.readOnly) continue
    for (const [key, value] of Object.entries(conditionsOf(section, field))) data[key] ??= value
    data[field.key] ??= samplesOf(section, field).at(-1)?.value ?? ''
  }
  return data
}

/** The kinds of fields that a living will has, each answered. */
const HEALTH = {
  treatments: ['intensiveCare', 'blood'],
  resuscitation: 'sometimes',
  proxyName: 'An Vos',
  proxyPhone: '06-12345678',
  proxyWords: 'in overleg\nmet mijn zus',
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function store(
  user: TestUser,
  name: string,
  contents: Buffer,
  purpose: 'document' | 'wilsverklaring' = 'document',
): Promise<string> {
  const description = `bij ${name}`
  const stored = await storeDocument(user.id, {
    purpose,
    name,
    nameWhenEmpty: 'document',
    description,
    contents: Readable.from([contents]),
  })
  if (!stored.ok) throw new Error(stored.reason)
  return stored.id
}

async function save(
  user: TestUser,
  section: Definition,
  revision: number,
  data: Record<string, Value>,
  final: boolean,
) {
  const key = fileSections.find((one) => one.key === section.key)?.key ?? 'veer'
  const saved = await saveSection(user, {
    section: key,
    id: randomUUID(),
    revision,
    data,
    final,
  })
  expect(saved.ok, section.key).toBe(true)
}

/** Everything that can be kept of a person, answered, stored, confirmed twice and changed again. */
async function fill(user: TestUser) {
  await withActor(asPerson(user.id), (sql) => giveConsent(sql, user.id, 'privacy', '1.1'))
  for (const section of fileSections) await save(user, section, 0, everyAnswer(section), false)
  await requestCards(user.id)
  await save(user, fileSections[0], 1, { energy: 'eerste keer 🕯️' }, true)
  await save(user, fileSections[0], 2, { energy: 'tweede keer\nmet een regel' }, true)
  await store(user, 'één: twee?.txt', Buffer.from('tekst é\n'))
  await store(user, 'foto.png', PNG)
  await store(user, 'foto.png', PNG)
  const paper = Buffer.from('%PDF-1.4\nmet\u0000nul')
  await allowHealthData(user.id)
  await saveAnswers(user.id, { revision: 0, data: HEALTH })
  await printDraft(user.id)
  await signLivingWill(user.id, '2026-03-05', {
    name: 'getekend.pdf',
    nameWhenEmpty: 'scan',
    contents: Readable.from([paper]),
  })
  await saveAnswers(user.id, { revision: 0, data: { proxyWords: 'nieuwe versie' } })
}

let full: TestUser
let zip: Buffer
let entries: Entries

beforeAll(async () => {
  full = await testUser()
  await fill(full)
  zip = await exportOf(full)
  entries = await entriesOf(zip)
  // One booklet is enough to see that it comes along.
  vi.mocked(print).mockResolvedValue({ ok: true, pdf: Buffer.from('%PDF-') })
})

describe('an export', () => {
  test('comes without its PDF when that cannot be made, and says so', async () => {
    vi.mocked(print).mockResolvedValueOnce({ ok: false, reason: 'busy' })
    const files = await entriesOf(await exportOf(full))
    expect(files.has('wensen.pdf')).toBe(false)
    expect(String(files.get('wensen.pdf ontbreekt.txt'))).toContain('Er is niets verloren.')
    expect(jsonOf(files).content.wishes).not.toBeNull()
  })

  test('holds everything: to read, to take along, and the files', () => {
    expect([...entries.keys()]).toEqual([
      'LEES MIJ.txt',
      'wensen.pdf',
      'wensen.json',
      'export-1.json',
      'documenten/0001 één- twee-.txt',
      'documenten/0002 foto.png',
      'documenten/0003 foto.png',
      'documenten/0004 getekend.pdf',
    ])
    expect(String(entries.get('documenten/0001 één- twee-.txt'))).toBe('tekst é\n')
    expect(entries.get('wensen.pdf')?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(String(entries.get('export-1.json'))).toBe(publishedSchema())
  })

  test('fits its published schema', () => {
    expect(() => exportSchema.parse(jsonOf(entries))).not.toThrow()
    const schema = JSON.parse(publishedSchema()) as Record<string, object>
    expect(schema.$schema).toMatch(/json-schema\.org/)
    expect(schema.required).toEqual(['format', 'version', 'exportedAt', 'account', 'content'])
    expect(z.fromJSONSchema(schema as never).safeParse(jsonOf(entries)).success).toBe(true)
    expect(z.fromJSONSchema(schema as never).safeParse({ format: 'x' }).success).toBe(false)
  })

  test('has every answer, the confidential ones among them, and says what the account knows', () => {
    const { account, content } = jsonOf(entries)
    for (const { key, fields } of fileSections) {
      const given = Object.keys(content.wishes?.answers[key] ?? {})
      const asked = (fields as Definition['fields']).filter(
        (field) =>
          !(field.kind === 'yesNo' && field.asks) &&
          !(field.kind === 'text' && field.readOnly) &&
          field.key !== 'ceremonyPreferences_jewelry',
      )
      expect(given.toSorted(), key).toEqual(asked.map((field) => field.key).toSorted())
    }
    // Only the older form has a question of its own for it.
    expect(content.wishes?.answers.rituelen?.clothingJewelryWishes).toContain('Sieraden: ')
    expect(content.wishes?.versions.map(({ importedAt }) => importedAt)).toEqual([null, null])
    expect(content.livingWills.map(({ state, scan }) => [state, scan])).toEqual([
      ['signed', 'documenten/0004 getekend.pdf'],
      ['draft', null],
    ])
    expect(account).toMatchObject({
      email: full.email,
      wishFile: { number: expect.stringMatching(/^WR/) },
    })
    expect(account.trustedContacts.length).toBeGreaterThan(0)
    expect(account.consents.map(({ kind }) => kind).toSorted()).toEqual(['health', 'privacy'])
    const [session] = account.sessions ?? []
    expect(Object.keys(session ?? {})).toEqual(['browser', 'system', 'startedAt', 'lastSeenAt'])
    expect(account.cardOrders).toHaveLength(1)
    expect(account.cardRequests).toEqual([
      expect.objectContaining({ consent: '1.0', ordered: true }),
    ])
  })

  test('of someone with nothing is small and right', async () => {
    const small = await entriesOf(await exportOf(await testUser()))
    expect([...small.keys()]).toEqual(['LEES MIJ.txt', 'wensen.json', 'export-1.json'])
    expect(jsonOf(small).content).toMatchObject({ wishes: null, documents: [] })
  })

  test('breaks off when a file does not open', async () => {
    const user = await testUser()
    await store(user, 'a.txt', Buffer.from('x'))
    const [row] = await owner`select storage_key as key from documents where user_id = ${user.id}`
    await (await storage()).remove(row?.key)
    await expect(exportOf(user)).rejects.toThrow('ENOENT')
  })
})

/** What is in the storage. */
async function inStorage(): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of (await storage()).list()) keys.add(key)
  return keys
}

describe('an export that is no longer read', () => {
  test('leaves no file open', async () => {
    const user = await testUser()
    await store(user, 'groot.txt', Buffer.alloc(8 * 1024 * 1024, 'a'))
    const folder = process.env.DOCUMENTS_FOLDER ?? ''
    const descriptors = async () => {
      const names = await readdir('/proc/self/fd')
      const paths = await Promise.all(
        names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
      )
      return paths.filter((path) => path.startsWith(folder))
    }
    const large = await exportZip(await signedIn(user), new Date())
    // Read until the large file is under way.
    while ((await descriptors()).length === 0) if (!large.read()) await once(large, 'readable')
    large.destroy()
    await expect.poll(descriptors).toEqual([])
  })
})

describe('an export of many versions', () => {
  test('holds them all, one a line, and can be brought in', async () => {
    const user = await testUser()
    const [veer] = fileSections
    for (let count = 0; count < 12; count += 1)
      await save(user, veer, count, { energy: `keer ${count}` }, true)
    const many = await exportOf(user)
    const json = String((await entriesOf(many)).get(JSON_NAME))
    expect(json.match(/^\{"confirmedAt":/gm)).toHaveLength(12)
    const other = await testUser()
    expect(await bringIn(other, many)).toEqual({ ok: true })
    expect(contentOf(jsonOf(await entriesOf(await exportOf(other))))).toEqual(
      contentOf(JSON.parse(json) as Exported),
    )
  })
})

/**
 * The longest time that others had to wait while something was done, in ms of this thread's own
 * work: how busy the machine is does not count.
 */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  const ended = work.then(() => true)
  let [longest, before] = [0, process.threadCpuUsage()]
  while (!(await Promise.race([ended, nextTurn(false)]))) {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
  }
  return longest
}

test.each([
  ['of long texts', () => versionOf(30_000)],
  [
    'of many answers',
    () => {
      const version = versionOf(10_000)
      const answer = { key: 'energy', question: 'Wat geeft u energie?', answer: 'zwemmen' }
      for (const section of version.sections)
        section.answers = Array.from({ length: 190 }, () => answer)
      return version
    },
  ],
])('bringing in 500 versions %s keeps nobody waiting', MEASURED, async (_, one) => {
  const other = await testUser()
  const versions = Array.from({ length: 500 }, one)
  const many = await altered(({ content }) => void (content.wishes!.versions = versions))
  const importing = bringIn(other, many)
  // Measured at 30 to 54 ms; before, up to 1.6 s.
  expect(await longestTurn(importing)).toBeLessThan(100)
  expect(await importing).toEqual({ ok: true })
})

describe('an export, brought into an empty account', () => {
  test('gives the same once more', async () => {
    const other = await testUser()
    expect(await bringIn(other, zip)).toEqual({ ok: true })
    const again = await entriesOf(await exportOf(other))
    expect(contentOf(jsonOf(again))).toEqual(contentOf(jsonOf(entries)))
    for (const [name, contents] of entries)
      if (name.startsWith('documenten/')) expect(again.get(name)?.equals(contents), name).toBe(true)
  })

  test('says of versions that they came along, and their hashes are right', async () => {
    const other = await testUser()
    await bringIn(other, zip)
    const { content } = jsonOf(await entriesOf(await exportOf(other)))
    expect(content.wishes?.versions.every(({ importedAt }) => importedAt)).toBe(true)
    // Other test files leave rows of their own.
    const [file] = await owner`select id from wishes where user_id = ${other.id}`
    const { tampered } = await verifyVersions()
    expect(tampered.filter(({ wishId }) => wishId === file?.id)).toEqual([])
  })

  test('gives a number of its own, orders no cards and confirms nothing', async () => {
    const other = await testUser()
    await bringIn(other, zip)
    const { account } = jsonOf(await entriesOf(await exportOf(other)))
    expect(account.wishFile?.number).not.toBe(jsonOf(entries).account.wishFile?.number)
    expect(account.cardOrders).toEqual([])
    expect(account.cardRequests).toEqual([])
    expect(await readOnly(asPerson(other.id), (sql) => readContacts(sql, other.id))).not.toEqual([])
  })

  test('leaves data about health behind without consent', async () => {
    const other = await testUser()
    expect(await bringIn(other, zip, false)).toEqual({ ok: true })
    const { content } = jsonOf(await entriesOf(await exportOf(other)))
    expect(content.livingWills).toEqual([])
    expect(content.documents.map(({ purpose }) => purpose)).toEqual([
      'document',
      'document',
      'document',
    ])
    expect(await readOnly(asPerson(other.id), (sql) => readConsents(sql, other.id))).toEqual([])
  })

  test('stores files while no transaction waits for them', async () => {
    const other = await testUser()
    const name = `import ${other.id}`
    const before = (await inStorage()).size
    const importing = await owner.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
      const result = bringIn(other, zip)
      await expect.poll(async () => (await inStorage()).size).toBe(before + 4)
      return { result }
    })
    expect(await importing.result).toEqual({ ok: true })
  })

  test('waits for its turn, and is refused when many wait', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => testUser()))
    const results = await Promise.all(all.map((one) => bringIn(one, zip)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(4)
    expect(results.filter((one) => !one.ok)).toEqual(
      Array.from({ length: 2 }, () => ({ ok: false, reason: 'busy' })),
    )
  })

  test('takes names along that are as long as they may be, all in emoji', async () => {
    const user = await testUser()
    await store(user, `${'🕯️'.repeat(75)}.png`, PNG)
    await store(user, `${'🌻'.repeat(150)}.png`, PNG)
    const other = await testUser()
    expect(await bringIn(other, await exportOf(user))).toEqual({ ok: true })
  })

  test('works once: a second time the account is not empty', async () => {
    const other = await testUser()
    const results = await Promise.all([bringIn(other, zip), bringIn(other, zip)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results).toContainEqual({ ok: false, reason: 'notEmpty' })
    const rows = await owner`select 1 from documents where user_id = ${other.id}`
    expect(rows).toHaveLength(4)
  })
})

describe('an export of before, with its music beside the wishes', () => {
  const SONGS = [
    { artist: 'Bach', title: 'Aria', link: 'https://example.nl/a' },
    { artist: '', title: 'Air', link: '' },
  ]
  const given = (content: Exported['content']) =>
    content.wishes?.answers.rituelen?.musicSpecifications
  /** What an account holds after such an export was brought in. */
  async function broughtIn(change: (json: Exported) => void) {
    const other = await testUser()
    const older = await altered((json) => {
      Object.assign(json.content, { music: SONGS })
      change(json)
    })
    expect(await bringIn(other, older)).toEqual({ ok: true })
    return jsonOf(await entriesOf(await exportOf(other))).content
  }

  test('gives the answer its rows, behind those of the interview, without a song twice', async () => {
    const before = [{ artist: 'Bach', title: 'Aria' }, { title: 'Bolero' }]
    const content = await broughtIn(({ content: { wishes } }) => {
      Object.assign(wishes!, { completed: true })
      wishes!.answers.rituelen = { musicSpecifications: before, flowers: 'tulpen' }
    })
    expect(given(content)).toEqual([
      { artist: '', title: 'Bolero', link: '' },
      { artist: 'Bach', title: 'Aria', link: 'https://example.nl/a' },
      { artist: '', title: 'Air', link: '' },
    ])
    expect(content.wishes?.answers.rituelen?.flowers).toBe('tulpen')
    expect(content.wishes?.completed).toBe(false)
  })

  test('makes a wish file where there was none', async () => {
    const content = await broughtIn((json) => void (json.content.wishes = null))
    expect(given(content)).toEqual(SONGS)
  })

  test('without any music leaves the wishes as they are', async () => {
    const other = await testUser()
    const older = await altered(({ content }) => void Object.assign(content, { music: [] }))
    expect(await bringIn(other, older)).toEqual({ ok: true })
    const again = await entriesOf(await exportOf(other))
    expect(contentOf(jsonOf(again))).toEqual(contentOf(jsonOf(entries)))
  })

  test.each([
    ['that is longer with the answer than a list may be', 'tooLarge', SONGS],
    ['with a link that is none', 'schema', [{ link: 'javascript:alert(1)' }]],
    ['that is no list', 'schema', 'Bach'],
  ])('%s is refused', async (_, reason, music) => {
    const other = await testUser()
    const older = await altered(({ content }) => {
      Object.assign(content, { music })
      if (reason !== 'tooLarge') content.wishes!.answers.rituelen = {}
    })
    expect(await bringIn(other, older)).toEqual({ ok: false, reason })
    expect(await isEmpty(other.id)).toBe(true)
  })
})

/** A ZIP of these entries. */
function zipOf(files: Iterable<[string, Buffer | string]>): Promise<Buffer> {
  const made = new ZipFile()
  for (const [name, contents] of files) made.addBuffer(Buffer.from(contents), name)
  made.end()
  return buffer(made.outputStream as Readable)
}

/** The export with something changed in its JSON. */
function altered(change: (json: Exported) => void): Promise<Buffer> {
  const json = jsonOf(entries)
  change(json)
  return zipOf(replaced(JSON_NAME, JSON.stringify(json)))
}

const replaced = (name: string, contents: Buffer | string): Entries =>
  new Map([...entries, [name, Buffer.from(contents)]])

type Version = NonNullable<Exported['content']['wishes']>['versions'][number]

/** A version of about so many bytes, said in long texts. */
const versionOf = (bytes: number): Version => ({
  confirmedAt: '2026-01-05T10:00:00.000Z',
  importedAt: null,
  sections: [
    {
      key: 'veer',
      title: 'Licht en Vreugde',
      answers: Array.from({ length: Math.ceil(bytes / 10_000) }, () => ({
        key: 'energy',
        question: 'Wat geeft u energie?',
        answer: 'zwemmen in zee '.repeat(660),
      })),
    },
  ],
  data: { veer: { energy: 'zwemmen in zee' } },
})

const NOUGHT = '0000-01-01T00:00:00.000Z'

const LAST = '9999-12-31T23:59:59.999Z'
const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const swapped = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')

describe('what is no good is refused, and nothing of it is kept', () => {
  let user: TestUser
  let objects: Set<string>

  beforeEach(async () => {
    user = await testUser()
    objects = await inStorage()
  })

  const any = (json: Exported) => json.content as unknown as Record<string, never>
  const CASES: [string, string, () => Promise<Buffer> | Buffer][] = [
    ['no ZIP', 'zip', () => Buffer.from('geen zip')],
    ['nothing', 'zip', () => Buffer.alloc(0)],
    ['half a ZIP', 'zip', () => zip.subarray(0, zip.length / 2)],
    ['a ZIP without its beginning', 'zip', () => zip.subarray(1000)],
    ['another ZIP', 'foreign', () => zipOf([['a.txt', 'x']])],
    ['no JSON', 'foreign', () => zipOf([[JSON_NAME, '{']])],
    ['JSON of something else', 'foreign', () => zipOf([[JSON_NAME, '{"format":"x"}']])],
    ['a newer format', 'version', () => altered((json) => void (json.version = 2))],
    [
      'a field that is not known',
      'schema',
      () => altered((json) => void (any(json).extra = 1 as never)),
    ],
    [
      '__proto__',
      'schema',
      async () =>
        zipOf(
          replaced(
            JSON_NAME,
            JSON.stringify(jsonOf(entries)).replace(
              '"content":{',
              '"content":{"__proto__":{"a":1},',
            ),
          ),
        ),
    ],
    [
      'a text that is too long',
      'schema',
      () =>
        altered(({ content }) => void (content.wishes!.answers.veer!.energy = 'x'.repeat(5001))),
    ],
    [
      'a NUL byte',
      'schema',
      () => altered(({ content }) => void (content.wishes!.answers.veer!.energy = 'a\u0000b')),
    ],
    [
      'an option that is none',
      'schema',
      () =>
        altered(({ content }) => void (content.wishes!.answers.praktisch!.burial = 'Zeemansgraf')),
    ],
    [
      'an address that is none',
      'schema',
      () => altered(({ content }) => void (content.wishes!.answers.naw!.postalCode = 'x')),
    ],
    [
      'a date that is none',
      'schema',
      () => altered(({ content }) => void (content.wishes!.versions[0]!.confirmedAt = 'gisteren')),
    ],
    [
      'a version that was confirmed tomorrow',
      'schema',
      () => altered(({ content }) => void (content.wishes!.versions[1]!.confirmedAt = TOMORROW)),
    ],
    [
      'a version that was confirmed in the year 9999',
      'schema',
      () => altered(({ content }) => void (content.wishes!.versions[0]!.confirmedAt = LAST)),
    ],
    [
      'a version that was brought along tomorrow',
      'schema',
      () => altered(({ content }) => void (content.wishes!.versions[0]!.importedAt = TOMORROW)),
    ],
    [
      'versions that are larger together than is kept of a person',
      'tooLarge',
      () =>
        altered(({ content }) => {
          content.wishes!.versions = Array.from({ length: 17 }, () => versionOf(1024 * 1024))
        }),
    ],
    [
      'lists in lists in lists',
      'schema',
      async () =>
        zipOf(
          replaced(
            JSON_NAME,
            JSON.stringify(jsonOf(entries)).replace('"data":{"veer":{', `$&"x":${nested(5000)},`),
          ),
        ),
    ],
    [
      'a million empty lists',
      'schema',
      () =>
        altered(
          (json) => void (any(json).music = Array.from({ length: 1_000_000 }, () => []) as never),
        ),
    ],
    [
      'a version of the year nought',
      'schema',
      () => altered(({ content }) => void (content.wishes!.versions[0]!.confirmedAt = NOUGHT)),
    ],
    [
      'a document of the year nought',
      'schema',
      () => altered(({ content }) => void (content.documents[0]!.createdAt = NOUGHT)),
    ],
    [
      'someone born in the year nought',
      'schema',
      () => altered(({ content }) => void (content.profile.dateOfBirth = NOUGHT.slice(0, 10))),
    ],
    [
      'one file for two documents',
      'schema',
      () =>
        altered(({ content }) => void (content.documents[1]!.file = content.documents[0]!.file)),
    ],
    [
      'two living wills that count',
      'schema',
      () => altered(({ content }) => void (content.livingWills[1]!.state = 'signed')),
    ],
    [
      'a file that is missing',
      'file',
      () => zipOf([...entries].filter(([name]) => !name.includes('0003'))),
    ],
    [
      'a file of a kind that is not kept',
      'file',
      () => zipOf(replaced('documenten/0003 foto.png', '<svg/>')),
    ],
    [
      'a file outside the ZIP',
      'file',
      () => altered(({ content }) => void (content.documents[0]!.file = '../../etc/passwd')),
    ],
    [
      'a file that is too large',
      'tooLarge',
      () =>
        zipOf(
          replaced(
            'documenten/0003 foto.png',
            Buffer.concat([PNG, Buffer.alloc(26 * 1024 * 1024)]),
          ),
        ),
    ],
    [
      'a name that leads out of the ZIP',
      'zip',
      () => swapped(zip, 'documenten/0002', '../../../x/0002'),
    ],
    ['an absolute name', 'zip', () => swapped(zip, 'documenten/0002', '/ocumenten/0002')],
    ['two entries of one name', 'zip', () => swapped(zip, 'documenten/0002', 'documenten/0003')],
    ['bytes that were changed', 'zip', () => swapped(zip, 'met\u0000nul', 'met\u0000nix')],
    ['an entry that says it is enormous', 'tooLarge', () => sized(0xf0000000)],
    ['an entry that unpacks to more than it says', 'zip', () => sized(10)],
    [
      'thousands of entries',
      'tooLarge',
      () => zipOf(Array.from({ length: 1100 }, (_, index) => [`${index}`, ''])),
    ],
  ]

  test('a ZIP of some kilobytes that would be a gigabyte', async () => {
    const bomb = await zipOf([[JSON_NAME, `{"format":"x","a":[${'[],'.repeat(7_900_000)}[]]}`]])
    expect(bomb.length).toBeLessThan(40_000)
    const room = process.memoryUsage().heapUsed
    expect(await bringIn(user, bomb)).toEqual({ ok: false, reason: 'schema' })
    expect(process.memoryUsage().heapUsed - room).toBeLessThan(300_000_000)
  })

  /** An entry whose size is said to be something else than it is. */
  async function sized(size: number): Promise<Buffer> {
    const lying = Buffer.from(await zipOf([[JSON_NAME, Buffer.alloc(1024 * 1024, 32)]]))
    const directory = lying.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    lying.writeUInt32LE(size, directory + 24)
    return lying
  }

  test.each(CASES)('%s: %s', async (_, reason, make) => {
    expect(await bringIn(user, await make())).toEqual({ ok: false, reason })
    expect(await isEmpty(user.id)).toBe(true)
    expect(await inStorage()).toEqual(objects)
    const [profile] =
      await owner`select updated_at, u.created_at from profiles p join users u on u.id = p.user_id where u.id = ${user.id}`
    expect(profile?.updated_at).toEqual(profile?.created_at)
    expect(({} as Record<string, unknown>).a).toBeUndefined()
  })

  test('an upload that breaks off', async () => {
    async function* broken() {
      yield zip.subarray(0, 1000)
      throw new Error('the upload broke off')
    }
    await expect(importZip(user.id, broken(), true)).rejects.toThrow('broke off')
    expect(await isEmpty(user.id)).toBe(true)
  })
})
