/** Who answers about a death: those who were contacts before the first word of it, as they were then. */
import type { DbRow } from '#db/row.ts'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { confirmRelative, invite } from '#app/features/contacts/invitation.server.ts'
import { currentCode } from '#app/features/contacts/letter-code.server.ts'
import { newReadingLetter } from '#app/features/contacts/reading-code.server.ts'
import { currentRelatives, followLater } from '#app/features/relatives/current.server.ts'
import { type Reader, readersAt } from '#app/features/relatives/reading/visits.server.ts'
import { addressOfContact } from '#app/features/contacts/people.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { fullRequest, paidRequest } from '#tests/fixtures/people/access-requests.ts'
import { deathIsRead, readerOf, reported, saysSo } from '#tests/fixtures/people/deaths.ts'
import { subjectsTo } from '#tests/fixtures/people/letters.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { lookAfterDeaths } from './job.server.ts'
import { othersThan } from './others.server.ts'
import { ownPaper } from './paper.server.ts'
import { answerAboutDeath, reportFor } from './report.server.ts'
import { sharerAt } from './ticks.server.ts'

const REQUEST = '0badcafe'

let gerda: TestUser
let by: { id: string; request: string }
let lisa: Reader
let mark: Reader
let mails: Record<'lisa' | 'mark' | 'ria', string>

const people = () => [
  { firstName: 'Lisa', lastName: 'de Vries', relation: 'dochter', email: mails.lisa },
  { firstName: 'Mark', lastName: 'de Vries', relation: 'zoon', email: mails.mark },
  { firstName: 'Ria', lastName: 'Bakker', email: mails.ria },
  { firstName: 'Truus', lastName: 'Smit', phone: '06-12345678', address: 'Dijk 2' },
]

beforeEach(async () => {
  gerda = await testUser()
  by = { id: gerda.id, request: REQUEST }
  mails = { lisa: newEmail(), mark: newEmail(), ria: newEmail() }
  await fillForRelatives(gerda.id, people())
  await confirmedRelative(owner, gerda.id, 'Lisa', {})
  await confirmedRelative(owner, gerda.id, 'Mark', {})
  lisa = await readerOf(gerda.id, 'Lisa')
  mark = await readerOf(gerda.id, 'Mark')
})

const stateOf = async () => (await reportFor(lisa))?.state

/** Step 6 is saved with one contact changed. */
async function change(firstName: string, changed: object | null) {
  const [row] = await owner<DbRow<'wish_sections', 'revision'>[]>`
    select s.revision from wish_sections s join wishes w on w.id = s.wish_id
     where w.user_id = ${gerda.id} and s.section = 'naw'`
  const contacts = people().flatMap((one) =>
    one.firstName !== firstName ? [one] : changed ? [{ ...one, ...changed }] : [],
  )
  return saveSection(by, {
    section: 'naw',
    id: randomUUID(),
    revision: row?.revision ?? 0,
    data: { firstName: 'Gerda', lastName: 'de Vries', contacts },
    final: false,
  })
}

/** A contact said yes, and whoever sits at the owner's screen says that it was them. */
async function becomesContact(firstName: string) {
  const one = await readerOf(gerda.id, firstName)
  await invite(by, one.id, 'letter')
  await owner`update relatives set state = 'accepted' where id = ${one.id}`
  expect(await confirmRelative(by, one.id)).toBe(true)
  return readerOf(gerda.id, firstName)
}

const stopped = () => owner`
  update death_reports set state = 'stopped', because = 'by-owner' where subject_id = ${gerda.id}`

/** The waiting time of who lives. */
const isOver = (report: string) => owner`
  update death_reports set waits_until = now() - interval '1 second' where id = ${report}`

const caseBecomes = (state: string) =>
  owner`update release_cases set state = ${state} where subject_id = ${gerda.id}`

/** A member fetched the file, beside the report of a death. */
async function hasRelease() {
  const asked = fullRequest({ number: 'WR00000001', contact: newEmail() })
  await owner`
    update access_requests set case_id = (
      select id from release_cases where subject_id = ${gerda.id})
     where id = ${await paidRequest(await testUser('franchise'), asked)}`
  for (const state of ['waiting', 'approved', 'delivered']) await caseBecomes(state)
}

/** What a step of the report or the release leaves for after it is done. */
async function followed() {
  await lookAfterDeaths()
  const [left] = await owner`
    select 1 from graphile_worker.remove_job(${`contacts of ${gerda.id}`}) job where job.id is not null`
  if (left) await followLater({ userId: gerda.id })
}

describe('a contact whose address changes while a death is reported', () => {
  test('stays who they were until it is over, with what they said', async () => {
    const report = await reported(lisa)
    await answerAboutDeath(mark, report, { said: 'unknown' }, REQUEST)
    const elsewhere = newEmail()
    expect(await change('Mark', { email: elsewhere })).toMatchObject({ ok: true })
    const marks = (await currentRelatives(gerda.id)).filter(({ card }) => card.firstName === 'Mark')
    expect(marks.map(({ id, state, card }) => [id, state, card.email])).toEqual([
      [mark.id, 'confirmed', mails.mark],
    ])
    expect(
      await readersAt(addressOfContact({ ...mark, card: { ...mark.card, email: elsewhere } })),
    ).toEqual([])
    expect(await stateOf()).toBe('reported')
    // The one who reads the mail of before may still say what they know.
    expect(await saysSo(mark, report)).toBe('done')
    expect(await stateOf()).toBe('waiting')
  })

  test('is asked at the new one once it is over', async () => {
    await reported(lisa)
    const elsewhere = newEmail()
    await change('Mark', { email: elsewhere })
    await stopped()
    const now = (await currentRelatives(gerda.id)).filter(({ card }) => card.firstName === 'Mark')
    expect(now.map(({ state, card }) => [state, card.email])).toEqual([['noted', elsewhere]])
  })

  test.each(['stopped', 'refused', 'expired'])(
    'reads and says nothing more at the old one once it is %s, whatever page the owner opens',
    async (end) => {
      await reported(lisa)
      await change('Mark', { email: newEmail() })
      await followed()
      expect((await readerOf(gerda.id, 'Mark')).state).toBe('confirmed')
      await owner`update death_reports set state = ${end} where subject_id = ${gerda.id}`
      await followed()
      expect(await readersAt(addressOfContact(mark))).toEqual([])
      const again = await reported(lisa)
      expect(await saysSo(mark, again)).toBe('not-allowed')
    },
  )

  test.each(['stopped', 'closed'])(
    'counts once the release of the file that goes on beside it is %s',
    async (end) => {
      await reported(lisa)
      await change('Mark', { email: newEmail() })
      await hasRelease()
      await owner`update death_reports set state = 'refused' where subject_id = ${gerda.id}`
      await followed()
      expect((await readerOf(gerda.id, 'Mark')).state).toBe('confirmed')
      await caseBecomes(end)
      await followed()
      expect(await readersAt(addressOfContact(mark))).toEqual([])
    },
  )

  test('stays as it is where the time of those who read is over: nobody is left to ask', async () => {
    const report = await reported(lisa)
    await change('Mark', { email: newEmail() })
    await saysSo(mark, report)
    await isOver(report)
    await lookAfterDeaths()
    await owner`update death_reports set state = 'all' where id = ${report}`
    await owner`update death_reports set state = 'ended' where id = ${report}`
    await followed()
    expect((await readerOf(gerda.id, 'Mark')).card.email).toBe(mails.mark)
  })

  test('stays so where a release of the file closes after that', async () => {
    const report = await reported(lisa)
    await change('Mark', { email: newEmail() })
    await hasRelease()
    const said = ['waiting', 'first', 'all', 'ended']
    for (const state of said)
      await owner`update death_reports set state = ${state} where id = ${report}`
    await caseBecomes('closed')
    await followed()
    expect((await readerOf(gerda.id, 'Mark')).card.email).toBe(mails.mark)
  })

  test.each([
    ['shared', true],
    ['gets', false],
  ])('keeps their own beside another who %s it', async (_, shared) => {
    if (shared) await change('Ria', { email: mails.mark })
    await reported(lisa)
    mails.ria = mails.mark
    expect(await change('Mark', { email: newEmail() })).toMatchObject({ ok: true })
    const both = (await currentRelatives(gerda.id)).filter(({ card }) => card.email === mails.mark)
    expect(both.map(({ card, state }) => [card.firstName, state])).toEqual([
      ['Ria', 'noted'],
      ['Mark', 'confirmed'],
    ])
  })

  test('is taken out at once where the owner takes them out', async () => {
    const report = await reported(lisa)
    await change('Mark', null)
    expect(await saysSo(mark, report)).toBe('not-allowed')
  })
})

describe('who becomes a contact while a death is reported', () => {
  test('neither says so too, nor is asked, nor adds a paper, nor shares the list', async () => {
    const report = await reported(lisa)
    const ria = await becomesContact('Ria')
    expect(await saysSo(ria, report)).toBe('not-allowed')
    expect(await answerAboutDeath(ria, report, { said: 'no' }, REQUEST)).toBe('not-allowed')
    await lookAfterDeaths()
    expect(await subjectsTo(mails.ria)).not.toContainEqual(expect.stringMatching(/^Weet u of/))
    expect(await subjectsTo(mails.mark)).toContainEqual(expect.stringMatching(/^Weet u of/))
    const running = await reportFor(lisa)
    expect((await othersThan(lisa, running)).map(({ name }) => name)).toEqual(['Mark'])
    expect(await sharerAt(addressOfContact(ria), ria.id)).toBeNull()
    expect((await ownPaper(ria)).open).toBe(false)
    expect((await ownPaper(mark)).open).toBe(true)
    expect(await stateOf()).toBe('reported')
  })

  test('makes nothing certain, whatever stands in the table', async () => {
    const report = await reported(lisa)
    const ria = await becomesContact('Ria')
    await owner`
      insert into death_report_answers (report_id, relative_id, address, answer)
      values (${report}, ${ria.id}, ${addressOfContact(ria)}, 'yes')`
    const [row] = await owner`select report_is_certain(${report}) as certain`
    expect(row?.['certain']).toBe(false)
  })

  test('reads nothing by it', async () => {
    const ria = await readerOf(gerda.id, 'Ria')
    await invite(by, ria.id, 'letter')
    await owner`update relatives set state = 'accepted' where id = ${ria.id}`
    const report = await reported(lisa)
    await confirmRelative(by, ria.id)
    await saysSo(mark, report)
    await isOver(report)
    await lookAfterDeaths()
    const copies = await owner`select relative_id from relative_copies where report_id = ${report}`
    expect(copies.map((one) => one['relative_id']).toSorted()).toEqual(
      [lisa.id, mark.id].toSorted(),
    )
  })

  test('counts in what is let known later', async () => {
    await reported(lisa)
    const ria = await becomesContact('Ria')
    await stopped()
    const again = await reported(lisa)
    expect(await saysSo(ria, again)).toBe('done')
  })

  test('leaves nobody to read where the last of those before is taken back', async () => {
    await reported(lisa)
    await becomesContact('Ria')
    await change('Mark', null)
    expect(await stateOf()).toBe('reported')
    await owner`update relatives set state = 'withdrawn' where id = ${lisa.id}`
    expect(await stateOf()).toBe('stopped')
  })
})

describe('the letter of a contact while a death is reported', () => {
  let truus: Reader
  beforeEach(async () => {
    truus = await becomesContact('Truus')
  })

  test('is neither made anew nor printed again, and its number stays', async () => {
    expect(await currentCode(gerda.id, truus)).not.toBeNull()
    await reported(lisa)
    expect(await currentCode(gerda.id, truus)).toBeNull()
    expect(await newReadingLetter(by, truus.id)).toEqual({ ok: false, reason: 'runs' })
    await change('Truus', { phone: '06-87654321' })
    expect((await readerOf(gerda.id, 'Truus')).card.phone).toBe('06-12345678')
    await stopped()
    expect(await currentCode(gerda.id, truus)).not.toBeNull()
    await currentRelatives(gerda.id)
    await expect
      .poll(async () => (await readerOf(gerda.id, 'Truus')).card.phone)
      .not.toBe('06-12345678')
  })

  test('is refused by the database, as is a change of who they are', async () => {
    await reported(lisa)
    const asOwner = (run: Parameters<typeof withActor>[1]) => withActor(asPerson(gerda.id), run)
    await expect(
      asOwner(
        (sql) => sql`
        insert into relative_links (hash, relative_id, purpose, expires_at)
        values (${Buffer.alloc(32, 1)}, ${truus.id}, 'read', 'infinity')`,
      ),
    ).rejects.toThrow(/row-level security/)
    await expect(
      asOwner((sql) => sql`update relatives set sealed = '\\x00' where id = ${truus.id}`),
    ).rejects.toThrow(/stays who they are/)
    await expect(
      asOwner(
        (sql) => sql`
        update relatives set state = 'withdrawn', because = 'address-changed' where id = ${mark.id}`,
      ),
    ).rejects.toThrow(/stays who they are/)
  })
})

test('who was a contact before goes on as ever', async () => {
  const report = await deathIsRead(lisa, mark)
  const [row] =
    await owner`select count(*)::int as count from relative_copies where report_id = ${report}`
  expect(row?.['count']).toBe(2)
})
