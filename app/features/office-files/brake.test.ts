/** Looking people up: how often in an hour, and who is told. */
import { beforeEach, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import {
  askForMore,
  decideOnMore,
  questionsFor,
} from '#app/features/wishes/file/more-files.server.ts'
import { officeEmail } from '#app/features/mail/outbox.server.ts'
import { actorOf } from '#tests/fixtures/people/actor.ts'
import { letters } from '#tests/fixtures/people/letters.ts'
import { ownerOfFile } from '#tests/fixtures/people/to-ask-for.ts'
import { lookedBefore, searchedBefore } from '#tests/fixtures/readings.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { lookAtFile } from './details.server.ts'
import { searchFiles } from './search.server.ts'

let colleague: TestUser

beforeEach(async () => {
  colleague = await testUser('staff')
})

const as = (one: TestUser) => actorOf(one, 'staff')
const look = (number: string) => lookAtFile(as(colleague), number)
const search = (number: string) => searchFiles(as(colleague), number, undefined)
const isShown = { isBraked: false, rows: [{}] }
const isBraked = { isBraked: true, rows: [], next: undefined }

const notedOf = async (one: TestUser) =>
  (
    await owner<DbRow<'audit_log', 'action' | 'detail' | 'subject_id as about'>[]>`
      select action, detail, subject_id as about from audit_log where actor_id = ${one.id}
       order by id desc limit 1`
  )[0]

const lettersTo = async (email: string, wanted: string) =>
  (await letters(email)).filter(({ subject }) => subject === wanted)

test('the sixtieth file in an hour is looked at; the next is not, and leaves a row; those stay in sight', async () => {
  const [first, last, next] = [await ownerOfFile(), await ownerOfFile(), await ownerOfFile()]
  await lookedBefore(colleague, 58)
  for (const { number } of [first, last]) expect(await look(number)).toMatchObject({ number })
  expect(await look(next.number)).toBe('braked')
  const braked = { action: 'files.braked', detail: 'look', about: next.id }
  expect(await notedOf(colleague)).toEqual(braked)
  expect(await look(first.number)).toMatchObject({ number: first.number })
  expect(await look('WR00000000')).toBe('braked')
  expect(await lookAtFile(as(await testUser('staff')), next.number)).toMatchObject({
    number: next.number,
  })
})

test.each([
  ['the 120th search in an hour finds', 119, 1],
  ['who saw fewer than 1,000 people finds', 51, 19],
])('%s; the next does not, and leaves a row', async (_what, searches, people) => {
  const { number } = await ownerOfFile()
  await searchedBefore(colleague, searches, people)
  expect(await search(number)).toMatchObject(isShown)
  await searchedBefore(colleague, 1, 1000)
  expect(await search(number)).toEqual(isBraked)
  const braked = { action: 'files.braked', detail: 'search', about: null }
  expect(await notedOf(colleague)).toEqual(braked)
  await owner`
    update audit_log set at = at - interval '61 minutes' where actor_id = ${colleague.id}`
  expect(await search(number)).toMatchObject(isShown)
})

test('the number of searches counts by itself', async () => {
  const { number } = await ownerOfFile()
  await searchedBefore(colleague, 120)
  expect(await search(number)).toEqual(isBraked)
})

test('a number that nobody has counts as a search', async () => {
  await searchedBefore(colleague, 119)
  expect(await look('WR00000000')).toBeNull()
  expect(await look('WR00000000')).toBe('braked')
  expect(await look((await ownerOfFile()).number)).toBe('braked')
})

test('an administrator who is refused is not told; the others are, and the office where there are none', async () => {
  const [one, other] = [await testUser('admin'), await testUser('admin')]
  await lookedBefore(one, 60)
  await lookAtFile(as(one), (await ownerOfFile()).number)
  const told = (email: string) => lettersTo(email, 'Een collega zoekt veel dossiers op')
  expect([await told(one.email), await told(other.email)]).toEqual([[], [expect.anything()]])
  expect(await told(officeEmail())).toEqual([])
  await owner`delete from user_roles where role = 'admin' and user_id <> ${one.id}`
  await owner`update audit_log set at = at - interval '61 minutes' where actor_id = ${one.id}`
  await lookedBefore(one, 60)
  await lookAtFile(as(one), (await ownerOfFile()).number)
  expect(await told(officeEmail())).toHaveLength(1)
})

test('all administrators are told of the first that is refused in an hour, and not the owner', async () => {
  const [one, other] = [await testUser('admin'), await testUser('admin')]
  const person = await ownerOfFile()
  await lookedBefore(colleague, 60)
  for (let time = 0; time < 2; time += 1) await look(person.number)
  await search(person.number)
  for (const { email } of [one, other]) {
    const [mail, ...more] = await lettersTo(email, 'Een collega zoekt veel dossiers op')
    expect([mail?.text.includes(colleague.email), more]).toEqual([true, []])
  }
  expect(await letters(person.email)).toEqual([])
  expect(await letters(colleague.email)).toEqual([])
})

test('an administrator allows as much again for an hour; one who gave the role may not', async () => {
  const [other, giver] = [await testUser('admin'), await testUser('admin')]
  const { number } = await ownerOfFile()
  expect(await askForMore(as(colleague))).toBe(false)
  await lookedBefore(colleague, 60)
  expect([await askForMore(as(colleague)), await askForMore(as(colleague))]).toEqual([true, false])
  expect(await lettersTo(other.email, 'Een collega wil meer dossiers opzoeken')).toHaveLength(1)
  const question = (await questionsFor(as(other))).find(({ email }) => email === colleague.email)
  expect(question).toMatchObject({ what: 'find' })
  await owner`
    update user_roles set given_through = array[${giver.id}::uuid] where user_id = ${colleague.id}`
  expect(await decideOnMore(as(giver), question?.id, true)).toBe('right')
  expect(await look(number)).toBe('braked')
  expect(await decideOnMore(as(other), question?.id, true)).toBe('done')
  expect(await lettersTo(colleague.email, 'U mag meer dossiers opzoeken')).toHaveLength(1)
  expect(await look(number)).toMatchObject({ number })
  await lookedBefore(colleague, 59)
  expect(await look((await ownerOfFile()).number)).toBe('braked')
})
