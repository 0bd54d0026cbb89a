import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readlink } from 'node:fs/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { DbRow } from '#db/row.ts'
import { giveMandate } from '#app/features/mandates/mandate.server.ts'
import { ownData } from './texts.nl.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { fileSections } from '#app/features/interview/sections/index.ts'
import { exportZip } from './export.server.ts'
import { publicKeys } from '#app/features/signatures/sign.server.ts'
import { verifyBooklet } from '#app/features/signatures/verify.server.ts'
import { exportSchema, incomingSchema, JSON_NAME, publishedSchema } from './format.server.ts'
import type { Definition } from '#app/forms/fields.ts'
import { print } from '#app/paper/print.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import {
  bringIn,
  contentOf,
  entriesOf,
  type Entries,
  type Exported,
  exportOf,
  fill,
  jsonOf,
  save,
  signedIn,
  store,
} from '#tests/fixtures/exports.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

vi.mock(import('#app/paper/print.server.ts'), async (original) => {
  const module = await original()
  return { ...module, print: vi.fn<typeof module.print>(module.print) }
})

let full: TestUser
let entries: Entries

beforeAll(async () => {
  full = await testUser()
  await fill(full)
  entries = await entriesOf(await exportOf(full))
  // One booklet is enough to see that it comes along.
  vi.mocked(print).mockResolvedValue({
    ok: true,
    pdf: Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n'),
  })
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
      'vertrouwelijk.pdf',
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

  test('is signed, and says whose it is', () => {
    const bytes = entries.get(JSON_NAME) ?? Buffer.of()
    const { account } = jsonOf(entries)
    expect(verifyBooklet(bytes, publicKeys())).toMatchObject({
      state: 'genuine',
      said: { part: 'export', number: account.wishFile?.number },
    })
    const at = bytes.indexOf('"content"') + 20
    expect(verifyBooklet(Buffer.from(bytes).fill('x', at, at + 1), publicKeys()).state).toBe(
      'changed',
    )
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

  test('says who opened and asked for the file, who writes along, and which director it is of', async () => {
    const person = await testUser()
    const boss = await testUser('franchise')
    const [member] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
      select member_id as id from guild_memberships where user_id = ${boss.id}`
    const id = member?.id ?? ''
    await owner`
      update profiles set referred_by_franchise_id = ${id}, referral_tracked_at = '2026-03-01T09:00Z'
       where user_id = ${person.id}`
    await owner`
      insert into access_requests (id, member_id, kind, state, subject_id, paid_at)
      values (${randomUUID()}, ${id}, 'full', 'unpaid', ${person.id}, now())`
    const agreed = { consent: 'phone', days: '1', agreed: true } as const
    const colleague = actorOf(await testUser('staff'), 'staff')
    await giveMandate(colleague, { who: person.email, lastName: 'Proef', ...agreed })
    const files = await entriesOf(await exportOf(person))
    expect(jsonOf(files).account).toMatchObject({
      director: { companyName: 'Uitvaartzorg Proef', since: '2026-03-01T09:00:00.000Z' },
      accessRequests: [{ company: 'Uitvaartzorg Proef', kind: 'full', state: 'unpaid' }],
      mandates: [{ to: 'Tess Proef', consent: 'phone', endedAt: null }],
      grants: expect.arrayContaining([
        expect.objectContaining({ to: 'Tess Proef', scope: 'sections', mayWrite: true }),
      ]),
      looks: [{ action: 'mandate.give', by: 'office' }],
    })
    // Nobody else's: one who asked nothing and was asked for by nobody has none.
    const other = jsonOf(await entriesOf(await exportOf(await testUser()))).account
    expect(other).toMatchObject({ director: null, accessRequests: [], looks: [], grants: [] })
  })

  test('says what is not in it, and why', () => {
    const text = String(entries.get('LEES MIJ.txt'))
    for (const line of Object.values(ownData.export.leftOut)) expect(text).toContain(`- ${line}`)
  })

  test('of before it said so, or with what is not known yet, can be brought in', async () => {
    const json = jsonOf(entries)
    const {
      director: _,
      looks: _looks,
      grants: _grants,
      ...older
    } = json.account as never as Record<string, unknown>
    for (const account of [older, { ...json.account, later: [{ x: 1 }] }])
      expect(incomingSchema.safeParse({ ...json, account }).success).toBe(true)
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
