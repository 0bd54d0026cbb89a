import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { giveConsent, hasConsent } from '#app/features/accounts/consents.server.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import { listDocuments, storeDocument } from '#app/features/documents/documents.server.ts'
import { sweepObjects } from '#app/features/manifests/sweep.server.ts'
import { requestCards } from '#app/features/wishes/cards.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import type { WishSave } from '#app/features/wishes/saving/save-in-transaction.server.ts'
import { tables as manifests } from '#app/features/manifests/manifests.server.ts'
import { dateOf, dayAfter, dayOf } from '#app/locales/dates.ts'
import { sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { withActor, asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { findDeletion } from '#app/features/accounts/leaving.server.ts'
import { cancelDeletion, deletionOf, executeDeletions, requestDeletion } from './deletion.server.ts'

/** A word that stands nowhere else. */
const MARK = 'xylofoonzebra'

let user: TestUser

beforeEach(async () => {
  await owner`delete from mails`
  await owner`delete from appointments`
  user = await testUser()
  await withActor(asPerson(user.id), (sql) => giveConsent(sql, user.id, 'privacy', '1.1'))
})

const pending = () => readOnly(asPerson(user.id), (sql) => findDeletion(sql, user.id))
const consents = () => readOnly(asPerson(user.id), (sql) => hasConsent(sql, user.id, 'privacy'))
const tokenOf = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''
const exists = async () => (await owner`select 1 from users where id = ${user.id}`).length > 0
/** Lets the waiting period of the request pass. */
const wait = () => owner`
  update account_deletions set execute_after = now() - interval '1 second'
   where user_id = ${user.id}`

async function fill() {
  const save = (
    section: 'veer' | 'rituelen' | 'naw' | 'secret',
    data: WishSave['data'],
    final = false,
  ) => saveSection(user, { section, id: randomUUID(), revision: 0, data, final })
  await save('veer', { energy: `${MARK} energie` })
  const address = {
    firstName: MARK,
    lastName: MARK,
    street: MARK,
    postalCode: '1234 AB',
    city: MARK,
  }
  await save('naw', address)
  await requestCards(user.id)
  await save('secret', { caution: `${MARK} geheim` }, true)
  await save('rituelen', { musicSpecifications: [{ artist: MARK }] })
  await owner`
    insert into appointments (id, customer_user_id, appointment_type, scheduled_date, duration_minutes,
                              ends_at, notes, token_hash)
    values (${randomUUID()}, ${user.id}, 'online_consultation', now(), 30,
            now() + interval '30 minutes', ${Buffer.from(MARK)}, ${Buffer.from(user.id)})`
  const stored = await storeDocument(user.id, {
    purpose: 'document',
    name: `${MARK}.txt`,
    nameWhenEmpty: 'document',
    description: MARK,
    contents: (async function* () {
      yield Buffer.from(`${MARK} in een bestand`)
    })(),
  })
  expect(stored.ok).toBe(true)
}

/** Every row of the tables, as the owner sees them. */
async function rowsOf(tables: readonly string[]): Promise<Record<string, unknown>[]> {
  const rows = await Promise.all(tables.map((table) => owner`select * from ${owner(table)}`))
  return rows.flat()
}

async function allTables(): Promise<string[]> {
  const tables = await owner<{ name: string }[]>`
    select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
  return tables.map(({ name }) => name)
}

/** What a reader of a dump can search: text as it is, bytes as what they spell. */
const legible = (rows: Record<string, unknown>[]) =>
  rows
    .flatMap((row) => Object.values(row))
    .map((cell) => (Buffer.isBuffer(cell) ? cell.toString('latin1') : (JSON.stringify(cell) ?? '')))
    .join('\n')

describe('a conversation that is still to come', () => {
  test('is cancelled with the account, and both sides hear of it', async () => {
    const id = randomUUID()
    const person = { name: 'Anna de Wit', email: user.email, phone: '', remarks: '' }
    await owner`
      insert into appointments (id, customer_user_id, appointment_type, scheduled_date, duration_minutes,
                                ends_at, notes, token_hash)
      values (${id}, ${user.id}, 'online_consultation', '2098-01-06T09:00Z', 30, '2098-01-06T09:30Z',
              ${sealForSystem(person, `appointments ${id}`)}, ${Buffer.from(id)})`
    await requestDeletion(user)
    await wait()
    await executeDeletions()
    expect(await exists()).toBe(false)
    expect(await owner`select 1 from appointments where id = ${id}`).toHaveLength(0)
    const mails = await owner<DbRow<'mails', 'kind'>[]>`
      select kind from mails where kind like '%-cancelled' order by kind`
    expect(mails.map(({ kind }) => kind)).toEqual(['appointment-cancelled', 'office-cancelled'])
    const entries = (await letters()).flatMap(({ attachment }) => attachment?.text ?? [])
    expect(entries).toHaveLength(2)
    for (const entry of entries) expect(entry).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1\r/)
  })
})

describe('asking for the deletion of an account', () => {
  test('is done in the night after the day that is told, at whatever hour it was asked', async () => {
    await requestDeletion(user)
    const [row] = await owner<{ until: string; day: string }[]>`
      select to_char(execute_after at time zone 'Europe/Amsterdam', 'HH24:MI') as until,
             (execute_after at time zone 'Europe/Amsterdam')::date::text as day
        from account_deletions where user_id = ${user.id}`
    expect(row).toEqual({ until: '23:59', day: dayAfter(dayOf(new Date()), 7) })
    const [mail] = await letters(user.email)
    expect(mail?.text).toContain(`in de nacht na ${dateOf(row?.day ?? '')}`)
  })

  test('waits seven days, withdraws consent and sends a link to think again', async () => {
    await requestDeletion(user)
    const { executeAfter } = (await pending()) ?? { executeAfter: new Date(0) }
    expect((executeAfter.getTime() - Date.now()) / 86_400_000).toBeGreaterThan(6.9)
    expect(await consents()).toBe(false)
    const [mail] = await letters(user.email)
    expect(mail?.subject).toBe('Uw account wordt verwijderd')
    expect(await deletionOf(tokenOf(mail?.text))).toBe(user.id)
    await executeDeletions()
    expect(await exists()).toBe(true)
    expect(await findSession(user.token)).not.toBeNull()
  })

  test('twice is asking once', async () => {
    await requestDeletion(user)
    const first = await pending()
    await requestDeletion(user)
    expect(await pending()).toEqual(first)
    expect(await letters(user.email)).toHaveLength(1)
  })

  test('can be taken back, which is consent anew', async () => {
    await requestDeletion(user)
    await wait()
    await cancelDeletion(user.id)
    await executeDeletions()
    expect(await exists()).toBe(true)
    expect([await pending(), await consents()]).toEqual([null, true])
    const [mail] = await letters(user.email)
    expect(await deletionOf(tokenOf(mail?.text))).toBeNull()
  })

  test('that was not asked for, taken back, changes nothing', async () => {
    await cancelDeletion(user.id)
    const rows = await owner`select 1 from consents where user_id = ${user.id}`
    expect(rows).toHaveLength(1)
  })

  test('of someone else is out of reach', async () => {
    const other = await testUser()
    await requestDeletion(other)
    await withActor(
      asPerson(user.id),
      (sql) => sql`delete from account_deletions where user_id = ${other.id}`,
    )
    expect(await owner`select 1 from account_deletions where user_id = ${other.id}`).toHaveLength(1)
    expect(await deletionOf('x')).toBeNull()
  })
})

describe('the deletion', () => {
  test('leaves nothing of the person but the number, which is never given out again', async () => {
    const bystander = await testUser()
    await fill()
    const [file] =
      await owner`select wish_file_number as number from wishes where user_id = ${user.id}`
    await requestDeletion(user)
    await wait()
    await executeDeletions()

    expect(await exists()).toBe(false)
    expect(await findSession(user.token)).toBeNull()
    const left = legible(await rowsOf(await allTables()))
    for (const text of [user.id, user.email, MARK]) expect(left.includes(text), text).toBe(false)
    const jobs = legible(await owner`select payload from graphile_worker._private_jobs`)
    expect(jobs).not.toContain(user.id)
    expect(
      await owner`select 1 from wish_file_numbers where number = ${file?.number}`,
    ).toHaveLength(1)
    expect(await owner`select 1 from users where id = ${bystander.id}`).toHaveLength(1)
    const [mail] = await letters(user.email)
    expect(mail?.subject).toBe('Uw account is verwijderd')
  })

  test('takes the files along', async () => {
    await fill()
    const [row] = await owner`select storage_key as key from documents where user_id = ${user.id}`
    await requestDeletion(user)
    await wait()
    await executeDeletions()
    await sweepObjects(new Date(Date.now() + 2 * 86_400_000))
    await expect((await storage()).get(row?.key)).rejects.toThrow('ENOENT')
  })

  test('does not touch someone who asked, and whose days are not over', async () => {
    const patient = await testUser()
    await requestDeletion(patient)
    await requestDeletion(user)
    await wait()
    await executeDeletions()
    expect(await exists()).toBe(false)
    expect(await owner`select 1 from users where id = ${patient.id}`).toHaveLength(1)
    expect((await listDocuments(patient.id, 'document')).documents).toEqual([])
  })
})

const tablesIn = (backup: 'people' | 'contents') =>
  Object.keys(manifests).filter((name) => manifests[name]?.backup === backup)

describe('a backup of the contents, made before the deletion', () => {
  /** A wrapped key begins with the length and the name of its master key. */
  const WRAPPED = Buffer.concat([Buffer.of('test'.length), Buffer.from('test')])
  const opensWithMasterKey = (rows: Record<string, unknown>[]) =>
    rows
      .flatMap((row) => Object.values(row))
      .filter((cell) => Buffer.isBuffer(cell))
      .filter((cell) => cell.indexOf(WRAPPED) === 0 || cell.indexOf(WRAPPED) === 2)

  test('holds nothing that can be read with what is left, master key included', async () => {
    await fill()
    const backup = await rowsOf(tablesIn('contents'))
    const people = await rowsOf(tablesIn('people'))
    expect(opensWithMasterKey(people).length, 'the other backup has keys').toBeGreaterThan(0)
    await requestDeletion(user)
    await wait()
    await executeDeletions()

    expect(opensWithMasterKey(backup)).toEqual([])
    for (const text of [user.email, MARK]) expect(legible(backup).includes(text), text).toBe(false)
    expect(legible(backup)).toContain(user.id)
    expect(await owner`select 1 from person_keys where user_id = ${user.id}`).toHaveLength(0)
  })
})
