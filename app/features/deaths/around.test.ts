/** What a step has to know before it reads what surrounds a file: whether anything may. */
import { describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { requestDeletion } from '#app/features/deletion/deletion.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import {
  fullRequest,
  livingWillRequest,
  lookedUp,
  paidRequest,
  reportedCase,
} from '#tests/fixtures/people/access-requests.ts'
import { readerOf, reported } from '#tests/fixtures/people/deaths.ts'
import { insertSession, newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives } from '#tests/fixtures/people/relatives.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { isAnythingAround } from './owner.server.ts'

const lisa = { firstName: 'Lisa', lastName: 'de Vries', email: newEmail() }

/** Who wrote something and is signed in, with a contact who reads after their death. */
async function someone(): Promise<SignedIn> {
  const { id } = await testUser()
  await fillForRelatives(id, [lisa])
  await confirmedRelative(owner, id, 'Lisa', {})
  // Before anything happens: a sign-in would stop it.
  const signedIn = await findSession(await insertSession(owner, id, 'one factor'))
  if (!signedIn) throw new Error('no session')
  return signedIn
}

async function askedFor(person: SignedIn, kind: typeof fullRequest | typeof livingWillRequest) {
  const [file] = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
    select wish_file_number as number from wishes where user_id = ${person.id}`
  const wanted = { number: file?.number ?? '', contact: lisa.email }
  await lookedUp(await paidRequest(await testUser('franchise'), kind(wanted)))
}

/** Each by itself. */
const THINGS: Record<string, (person: SignedIn) => Promise<unknown>> = {
  'a contact who reads a part now': ({ id }) =>
    confirmedRelative(owner, id, 'Lisa', { naw: 'now' }),
  'a contact who reads a document now': ({ id }) =>
    confirmedRelative(owner, id, 'Lisa', {}, { '0190c5a0-0000-7000-8000-000000000001': 'now' }),
  'the end of the account': (person) => requestDeletion(person),
  'a report of their death': async ({ id }) => reported(await readerOf(id, 'Lisa')),
  'a report by which contacts go on reading, while the case is over': async ({ id }) => {
    await reported(await readerOf(id, 'Lisa'))
    for (const state of ['waiting', 'approved', 'delivered', 'closed'])
      await owner`update release_cases set state = ${state} where subject_id = ${id}`
  },
  'a case of a release': ({ id }) => reportedCase(id),
  'a company that asks for all of it': (person) => askedFor(person, fullRequest),
  'a company that asks for the living will': (person) => askedFor(person, livingWillRequest),
}

describe('around a file', () => {
  test('there is nothing where contacts read after the death, or did not say yes', async () => {
    const person = await someone()
    expect(await isAnythingAround(person)).toBe(false)
    await owner`
      update relatives set state = 'withdrawn', rules = ${owner.json({ parts: { naw: 'now' } })}
       where owner_id = ${person.id}`
    expect(await isAnythingAround(person)).toBe(false)
  })

  test.each(Object.entries(THINGS))('there is %s, of this person alone', async (_, happens) => {
    const [person, other] = [await someone(), await someone()]
    await happens(person)
    expect([await isAnythingAround(person), await isAnythingAround(other)]).toEqual([true, false])
  })

  test('nothing is told by a session that waits for its second factor', async () => {
    const person = await someone()
    await requestDeletion(person)
    await owner`update sessions set state = 'pending' where id = ${person.sessionId}`
    expect(await isAnythingAround(person)).toBe(false)
  })
})
