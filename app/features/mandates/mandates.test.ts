/** Writing along by a mandate, in the database. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { NoMandate, readFile, writeFile } from '#app/access/in-file.server.ts'
import type { Subject } from '#app/access/subject.ts'
import { completeFile } from '#app/features/wishes/confirm.server.ts'
import { findWishFile } from '#app/features/wishes/file.server.ts'
import { readPage } from '#app/features/wishes/page.server.ts'
import { saveSection } from '#app/features/wishes/save.server.ts'
import { listVersions } from '#app/features/wishes/version-list.server.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/sql.server.ts'
import { actorOf } from '#tests/fixtures/actor.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { endConversation } from './end.server.ts'
import { giveMandate } from './give.server.ts'
import { findHeld } from './held.server.ts'

let subject: Subject

beforeEach(async () => {
  const [colleague, client] = [await testUser('staff'), await testUser()]
  const actor = actorOf(colleague, 'staff')
  const agreed = { consent: 'phone', days: '1', agreed: true } as const
  const given = await giveMandate(actor, { who: client.email, lastName: 'Proef', ...agreed })
  if (!given.ok) throw new Error(given.reason)
  subject = { id: client.id, email: client.email, by: { actor, mandate: given.mandate } }
})

const save = (
  section: 'veer' | 'steen' | 'naw' | 'formulier' | 'secret',
  data: object,
  by: Subject = subject,
) =>
  saveSection(by, {
    section,
    id: randomUUID(),
    revision: 0,
    data,
    fromPage: true,
    final: true,
  })

const values = (section: 'veer' | 'naw' | 'formulier') =>
  readFile(
    subject,
    ['sections', 'details'],
    async (sql) => (await readPage(sql, subject, section)).values,
  )

test.each([
  ['veer', { energy: 'de zee' }],
  ['naw', { firstName: 'Tess', lastName: 'Proef', city: 'Zandvoort' }],
  ['formulier', { personalInfo_donorCard: 'ja' }],
] as const)('%s is stored and read back, and nothing is confirmed', async (section, data) => {
  expect(await save(section, data)).toMatchObject({ ok: true, isNew: true })
  expect(await save(section, { ...data })).toMatchObject({ ok: true, isNew: false })
  expect(await values(section)).toMatchObject(data)
  const file = await readOnly(asPerson(subject.id), (sql) => findWishFile(sql, subject.id))
  expect(file).toMatchObject({ isCompleted: false })
})

test('the confidential section is not', async () => {
  await expect(save('secret', { caution: 'x' })).rejects.toThrow(NoMandate)
})

const CHANGES: Record<string, (sql: Sql) => Promise<unknown>> = {
  'confirms the file': (sql) => sql`update wishes set is_completed = true`,
  'signs for another': (sql) => sql`update wish_sections set updated_by = ${subject.id}`,
  'keeps a version': (sql) => sql`
    insert into wish_versions (wish_id, number, sealed, sealed_secret, hash, confirmed_at)
    select id, 1, '', '', '', now() from wishes`,
  'fills the confidential section': (sql) => sql`
    insert into wish_sections (wish_id, section, sealed, revision)
    select id, 'secret', '', 1 from wishes`,
}

test.each(Object.entries(CHANGES))('no SQL of it %s', async (_what, change) => {
  await save('veer', { energy: 'de zee' })
  await expect(writeFile(subject, ['sections', 'details'], change)).rejects.toMatchObject({
    code: '42501',
  })
})

test('the versions say which of them a colleague wrote along in', async () => {
  const byOffice = async () => {
    const list = await listVersions(subject.id)
    return { draft: list?.draft?.office, versions: list?.versions.map(({ office }) => office) }
  }
  await save('veer', { energy: 'de zee' })
  await completeFile(subject.id)
  expect(await byOffice()).toEqual({ draft: undefined, versions: [['wrote']] })
  await save('steen', { difficulties: 'een boek' }, { id: subject.id, email: subject.email })
  expect(await byOffice()).toEqual({ draft: undefined, versions: [[], ['wrote']] })
  await save('naw', { firstName: 'Tess', lastName: 'Proef', city: 'Zandvoort' })
  expect(await byOffice()).toEqual({ draft: ['wrote'], versions: [[], ['wrote']] })
})

test('ends with the conversation', async () => {
  const { actor, mandate } = subject.by ?? {}
  if (!actor || !mandate) throw new Error('no mandate')
  const held = await findHeld(actor, mandate)
  expect(held).toMatchObject({ subject: subject.id, name: 'Tess Proef', byLetter: false })
  if (held) await endConversation(actor, held)
  expect(await findHeld(actor, mandate)).toBeNull()
  await expect(save('veer', { energy: 'de zee' })).rejects.toThrow(NoMandate)
  await expect(values('veer')).rejects.toThrow(NoMandate)
  expect(await owner`select 1 from grants where subject_id = ${subject.id}`).toHaveLength(0)
})
