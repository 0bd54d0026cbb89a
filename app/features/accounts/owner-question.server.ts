/**
 * What is asked of who signs in while a release of their file runs, before anything opens or stops: family
 * that has the password of who died would read everything, and end what that person arranged for others. Who was
 * signed in already is told the same.
 */
import type { DbRow, Narrowed } from '#db/row.ts'
import { asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { greetedAs } from './profile.server.ts'

/** About a death, or else a living will. `companies`: those that asked, by name; `requests`: which. */
export type OwnerQuestion = {
  about: 'death' | 'living_will'
  companies: string[]
  requests: string[]
}

/** @returns null where nothing runs that a sign-in of this person would stop */
export async function ownerQuestionIn(sql: Sql, userId: string): Promise<OwnerQuestion | null> {
  const asked = await sql<
    Narrowed<
      DbRow<'asked_of_owner', 'kind!' | 'company' | 'request'>,
      { kind: OwnerQuestion['about'] }
    >[]
  >`select kind, company, request from asked_of_owner(${userId})`
  if (asked.length === 0) return null
  const isDeath = asked.some(({ kind }) => kind === 'death')
  const about = isDeath ? 'death' : 'living_will'
  const named = asked.filter(({ kind }) => kind === about)
  const known = (all: (string | null)[]) => [...new Set(all.filter((one) => one !== null))]
  return {
    about,
    companies: known(named.map(({ company }) => company)).toSorted(),
    requests: known(named.map(({ request }) => request)),
  }
}

/** The same with the first name of the owner; `question` is null once nothing runs any more. */
export const readOwnerQuestion = (
  userId: string,
): Promise<{ firstName: string; question: OwnerQuestion | null }> =>
  readOnly(asSystem('accounts'), async (sql) => ({
    firstName: await greetedAs(sql, userId),
    question: await ownerQuestionIn(sql, userId),
  }))

/** What runs that a proof of this person, who is signed in, would stop; null where nothing does. */
export const questionAbout = (userId: string): Promise<OwnerQuestion | null> =>
  readOnly(asSystem('accounts'), (sql) => ownerQuestionIn(sql, userId))
