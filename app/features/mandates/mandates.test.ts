/** Writing along by a mandate, in the database. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { readInFile, writeFile } from '#app/access/in-file.server.ts'
import type { Subject } from '#app/access/subject.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { readSectionPage } from '#app/features/wishes/saving/section-page.server.ts'
import { linkFile } from '#app/features/office-files/link.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { saveInTransaction } from '#app/features/wishes/saving/save-in-transaction.server.ts'
import { cancelDeletion, requestDeletion } from '#app/features/deletion/deletion.server.ts'
import { listVersions } from '#app/features/wishes/versions/version-list.server.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { reportedCase } from '#tests/fixtures/people/access-requests.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { whileFailing } from '#tests/fixtures/faults/failing.ts'
import { isHeldUp } from '#tests/fixtures/faults/held-up.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { lookedAt } from '#tests/fixtures/looked.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { runsOf } from '#app/features/office-files/runs.server.ts'
import { giveRole, takeRole } from '#app/features/roles/roles.server.ts'
import { mandatesGivenBy } from './own-mandates.server.ts'
import { prepareAccount } from './new-client.server.ts'
import { endConversation, takeBack } from './mandate-end.server.ts'
import { giveMandate } from './mandate.server.ts'
import { findHeldMandate } from './held-mandates.server.ts'

let subject: Subject

beforeEach(async () => {
  subject = await conversation()
})

async function conversation(): Promise<Subject> {
  const [colleague, client] = [await testUser('staff'), await testUser()]
  const actor = actorOf(colleague, 'staff')
  const agreed = { consent: 'phone', days: '1', agreed: true } as const
  const given = await giveMandate(actor, { who: client.email, lastName: 'Proef', ...agreed })
  if (!given.ok) throw new Error(given.reason)
  return { id: client.id, email: client.email, by: { actor, mandate: given.mandate } }
}

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
  readInFile(
    subject,
    ['sections', 'details'],
    async (sql) => (await readSectionPage(sql, subject, section)).values,
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

test('is stored while another conversation is still being stored', async () => {
  const other = await conversation()
  await writeFile(subject, ['sections', 'details'], () =>
    expect(save('veer', { energy: 'de zee' }, other)).resolves.toMatchObject({ ok: true }),
  )
})

test('is stored while a colleague links the same file to a member', async () => {
  const admin = actorOf(await testUser('admin'))
  await save('naw', NAMED)
  const { id } = await testUser('franchise')
  const [row] = await owner<
    (DbRow<'guild_memberships', 'member_id as member'> &
      DbRow<'wishes', 'wish_file_number as number'>)[]
  >`
    select member_id as member, wish_file_number as number from guild_memberships m, wishes w
     where m.user_id = ${id} and w.user_id = ${subject.id}`
  const file = await lookedAt(admin, row?.number ?? '')
  if (!row) throw new Error('no file')
  const linking = await writeFile(subject, ['sections', 'details'], async (sql) => {
    const linked = linkFile(admin, file, row.member)
    await Promise.race([linked, isHeldUp()])
    const data = { ...NAMED, city: 'Zwolle' }
    const again = { section: 'naw', id: randomUUID(), revision: 1, final: false, data } as const
    expect(await saveInTransaction(sql, subject.id, again)).toMatchObject({ ok: true })
    return { linked }
  })
  expect(await linking.linked).toEqual({ ok: true })
})

const NAMED = { firstName: 'Tess', lastName: 'Proef', city: 'Zandvoort' }

/** An answer, whichever page or post was under way. */
const NO_MANDATE = { data: 'mandate', init: { status: 403 } }

test('the confidential section is not', async () => {
  await expect(save('secret', { caution: 'x' })).rejects.toMatchObject(NO_MANDATE)
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
  const held = await findHeldMandate(actor, mandate)
  expect(held).toMatchObject({ subject: subject.id, name: 'Tess Proef', byLetter: false })
  if (held) await endConversation(actor, held)
  expect(await findHeldMandate(actor, mandate)).toBeNull()
  await expect(save('veer', { energy: 'de zee' })).rejects.toMatchObject(NO_MANDATE)
  await expect(values('veer')).rejects.toMatchObject(NO_MANDATE)
  expect(await owner`select 1 from grants where subject_id = ${subject.id}`).toHaveLength(0)
})

test('ends with the last role by which the colleague may hold it: nobody reads that it runs', async () => {
  const { actor, mandate } = subject.by ?? {}
  if (!actor || !mandate) throw new Error('no mandate')
  const [admin, colleague] = [actorOf(await testUser('admin')), actor.id]
  const [named] = await owner<DbRow<'users', 'email!'>[]>`
    select email from users where id = ${colleague}`
  await save('veer', { energy: 'de zee' })
  const [file] = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
    select wish_file_number as number from wishes where user_id = ${subject.id}`
  const seen = async () => [
    (await mandatesGivenBy(subject.id)).length,
    (await runsOf(admin, file?.number ?? '')).map(({ state }) => state),
    (await letters(subject.email ?? '')).filter(({ subject: of }) => of === TO_READ).length,
  ]
  await owner`insert into user_roles (user_id, role) values (${colleague}, 'admin')`
  await takeRole(admin, colleague, 'admin')
  expect(await seen()).toEqual([1, ['running'], 0])
  await takeRole(admin, colleague, 'staff')
  expect(await seen()).toEqual([0, ['ended'], 1])
  await giveRole(admin, named?.email ?? '', 'staff')
  expect(await findHeldMandate(actor, mandate)).toBeNull()
  await expect(save('veer', { energy: 'het bos' })).rejects.toMatchObject(NO_MANDATE)
  const [noted] = await owner`
    select actor_id as by, subject_id as of from audit_log where action = 'mandate.end'
     order by id desc limit 1`
  expect(noted).toEqual({ by: admin.id, of: subject.id })
})

const TO_READ = 'Lees uw wensen na en bevestig ze'

describe('at its end', () => {
  const kindsTo = async (to: string | null | undefined) =>
    (await letters(to ?? '')).map((mail) => mail.subject)
  const TAKEN_BACK = 'U schrijft niet meer mee in een dossier'

  test.each([
    ['is told so', false],
    ['is told nothing where they are said to have died', true],
  ])('the client %s', async (_, isReported) => {
    const { actor, mandate } = subject.by ?? {}
    const held = actor && mandate ? await findHeldMandate(actor, mandate) : null
    if (isReported) await reportedCase(subject.id)
    const before = (await letters(subject.email ?? '')).length
    if (actor && held) await endConversation(actor, held)
    expect((await letters(subject.email ?? '')).length - before).toBe(isReported ? 0 : 1)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['takes it back', () => takeBack({ id: subject.id }, subject.by?.mandate ?? '', '0badcafe')],
    [
      'asks for the end of their account',
      () => requestDeletion({ id: subject.id, email: subject.email ?? '' }),
    ],
  ])('the colleague is told that the client %s', async (_, end) => {
    const [colleague] = await owner<DbRow<'users', 'email'>[]>`
      select email from users where id = ${subject.by?.actor.id ?? ''}`
    await end()
    expect(await kindsTo(colleague?.email)).toEqual([TAKEN_BACK])
  })
})

test('none is given, and nobody is mailed, while a death is reported', async () => {
  const client = await testUser()
  const actor = actorOf(await testUser('staff'), 'staff')
  const agreed = { consent: 'phone', days: '1', agreed: true } as const
  const give = () => giveMandate(actor, { who: client.email, lastName: 'Proef', ...agreed })
  await reportedCase(client.id)
  expect(await give()).toEqual({ ok: false, reason: 'reported' })
  expect(await letters(client.email)).toEqual([])
  await owner`update release_cases set state = 'stopped' where subject_id = ${client.id}`
  expect(await give()).toMatchObject({ ok: true })
})

test('end once the client asks for the end of the account, and none is given until they take that back', async () => {
  const { actor, mandate } = subject.by ?? {}
  if (!actor || !mandate) throw new Error('no mandate')
  const client = { id: subject.id, email: subject.email ?? '' }
  await requestDeletion(client)
  expect(await findHeldMandate(actor, mandate)).toBeNull()
  await expect(save('veer', { energy: 'de zee' })).rejects.toMatchObject(NO_MANDATE)
  const give = () => giveMandate(actor, { who: client.email, lastName: 'Proef', ...AGREED })
  expect(await give()).toEqual({ ok: false, reason: 'leaving' })
  await cancelDeletion(client.id)
  expect(await give()).toMatchObject({ ok: true })
})

const AGREED = { consent: 'phone', days: '1', agreed: true } as const

test('a form for a client sent once more leads to the same one; any other clash is not taken for that', async () => {
  const actor = actorOf(await testUser('staff'), 'staff')
  const form = randomUUID()
  const made = () => prepareAccount(actor, NEW_CLIENT, '192.0.2.1', form)
  const first = await made()
  expect(first).toMatchObject({ ok: true })
  expect(await made()).toEqual(first)
  const clash = () => expect(made()).rejects.toMatchObject({ code: UNIQUE_BROKEN })
  await whileFailing('file_index', 'true', clash, owner, UNIQUE_BROKEN)
})

/** 'unique_violation'. */
const UNIQUE_BROKEN = '23505'
const NEW_CLIENT = {
  firstName: 'Bep',
  lastName: 'Visser',
  dateOfBirth: '1941-05-01',
  reached: 'letter',
  street: 'Zeestraat 1',
  postalCode: '2042 AB',
  city: 'Zandvoort',
  consent: 'aloud',
  days: '30',
  agreed: true,
  privacyConsent: true,
} as const

describe('the name of a client', () => {
  const named = async (lastName: string, typed: string) => {
    const [colleague, client] = [await testUser('staff'), await testUser()]
    const data = { firstName: 'Tess', lastName }
    await saveSection(client, { section: 'naw', id: randomUUID(), revision: 0, final: false, data })
    const actor = actorOf(colleague, 'staff')
    const given = await giveMandate(actor, { who: client.email, lastName: typed, ...AGREED })
    const misses = await owner<DbRow<'audit_log', 'subject_id! as whose'>[]>`
      select subject_id as whose from audit_log
       where actor_id = ${colleague.id} and action = 'mandate.miss'`
    return { ok: given.ok, misses: misses.map(({ whose }) => whose === client.id) }
  }

  test.each([
    ['Proef', 'proef'],
    ['de Vries', 'DE VRIES'],
    ['de Vries', 'Vries'],
    ['Vries', 'de Vries'],
    ['Müller-Łuczak', 'muller luczak'],
  ])('%s goes with %s', async (lastName, typed) =>
    expect(await named(lastName, typed)).toEqual({ ok: true, misses: [] }),
  )

  test.each([
    ['Proef', 'Pr'],
    ['Proef', 'Tess'],
    ['Proef', 'Tess Proef'],
    ['de Vries', 'de'],
    ['de Vries', 'Vrie'],
    ['Jansen-Bakker', 'Jansen'],
    ['Proef', '-'],
  ])('%s does not go with %s, and that leaves a row about the file', async (lastName, typed) =>
    expect(await named(lastName, typed)).toEqual({ ok: false, misses: [true] }),
  )
})

test('after ten misses in an hour nobody is found by that colleague, by another they are', async () => {
  const [colleague, other, client] = [
    await testUser('staff'),
    await testUser('staff'),
    await testUser(),
  ]
  const give = (by: typeof colleague, who: string) =>
    giveMandate(actorOf(by, 'staff'), { who, lastName: 'Proef', ...AGREED })
  for (let miss = 0; miss < 10; miss += 1)
    expect(await give(colleague, 'WR00000009')).toEqual({ ok: false, reason: 'unknown' })
  expect(await give(colleague, client.email)).toMatchObject({ ok: false, reason: 'tooOften' })
  expect(await give(other, client.email)).toMatchObject({ ok: true })
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`update audit_log set at = at - interval '61 minutes' where actor_id = ${colleague.id}`
  })
  expect(await give(colleague, client.email)).toMatchObject({ ok: true })
})
