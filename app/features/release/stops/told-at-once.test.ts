/** Who is concerned hears of a stop at once, whoever stopped it: by jobs that begin in its transaction. */
import { beforeEach, expect, test } from 'vitest'
import { newEmail, newSession } from '#tests/fixtures/people/people.ts'
import { fullRequest, ownerOfFile, waitingRequest } from '#tests/fixtures/people/access-requests.ts'
import { readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

let person: TestUser

beforeEach(async () => {
  person = await testUser()
})

const JOBS = ['work on requests', 'work on deaths']
const begunBySigningIn = async (id: string) => {
  for (const key of JOBS) await owner`select graphile_worker.remove_job(${key})`
  await newSession(id)
  const rows = await owner`
    select key from graphile_worker.jobs where key = any(${JOBS})`
  return rows.map(({ key }) => String(key))
}

test('a sign-in that stops a request begins the job that tells it', async () => {
  const { id, number, trusted } = await ownerOfFile()
  await waitingRequest(await testUser('franchise'), fullRequest({ number, contact: trusted }))
  expect(await begunBySigningIn(id)).toEqual(['work on requests'])
})

test('a sign-in that stops a report of a death begins the one that tells of those', async () => {
  await fillForRelatives(person.id, [{ firstName: 'Ria', lastName: 'Bakker', email: newEmail() }])
  await confirmedRelative(owner, person.id, 'Ria', {})
  await reported(await readerOf(person.id, 'Ria'))
  expect(await begunBySigningIn(person.id)).toEqual(['work on deaths'])
})

test('a sign-in that stops nothing begins neither', async () => {
  expect(await begunBySigningIn(person.id)).toEqual([])
})
