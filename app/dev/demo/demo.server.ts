/**
 * A register of a year old, on a developer's machine: people in every state, two who died, directors with requests,
 * and an office with work. Made by what people do, never by rows. See `time.server.ts` for the year.
 */
import postgres from 'postgres'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/seed.ts'
import { hashPassword } from '#app/features/sign-in/passwords.server.ts'
import { findAccount } from '#app/features/accounts/users.server.ts'
import { isLocal } from '#app/platform/env.server.ts'
import { asSystem, readOnly } from '#app/platform/database/sql.server.ts'
import { crowdIn } from './crowd.server.ts'
import { deathsIn } from './deaths.server.ts'
import { directorsIn } from './directors.server.ts'
import { gerdaIn } from './gerda.server.ts'
import { officeIn, officeOf } from './office.server.ts'
import { type Person, personWith } from './person.server.ts'
import { play } from './stage.server.ts'
import { mayMakeOlder } from './time.server.ts'

/**
 * @param ownerUrl of a database with the demo accounts and nobody else
 * @returns false where its owner may not make it older
 */
export async function makeDemo(ownerUrl: string): Promise<boolean> {
  if (!isLocal()) throw new Error('The demo is for a developer’s machine.')
  const owner = postgres(ownerUrl, { max: 2, onnotice: () => {} })
  try {
    if (!(await mayMakeOlder(owner))) return false
    const [gerda, karel, mieke, anna] = await demoPeople()
    const office = officeOf(mieke, anna)
    await play(owner, await hashPassword(DEMO_PASSWORD), (stage) => [
      ...gerdaIn(stage, gerda),
      ...crowdIn(stage, SMIT_CODE),
      ...deathsIn(stage),
      ...directorsIn(stage, office, karel),
      ...officeIn(office, gerda),
    ])
    return true
  } finally {
    await owner.end()
  }
}

/** Of the member that comes with the demo accounts. */
const SMIT_CODE = 'SMIT2026'

/** In the order of the README. */
async function demoPeople(): Promise<[Person, Person, Person, Person]> {
  const people = await Promise.all(DEMO_ACCOUNTS.map(({ email }) => demoPerson(email)))
  return people as [Person, Person, Person, Person]
}

async function demoPerson(email: string): Promise<Person> {
  const account = await readOnly(asSystem('accounts'), (sql) => findAccount(sql, email))
  if (!account) throw new Error(`no demo account ${email}`)
  return personWith(account.id, email)
}
