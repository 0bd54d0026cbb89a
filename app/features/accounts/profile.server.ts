import type { KeyObject } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import { indexing } from '#app/features/file-index/index.server.ts'
import { openJson, sealJson } from '#app/platform/keys/crypto.server.ts'
import { asSystem, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { splitAddress } from './address.ts'
import { personKey } from '#app/access/keys.server.ts'

/** `address` is 'street, postalCode, city' (specification 3). */
export type Profile = {
  firstName: string
  lastName: string
  phone?: string
  dateOfBirth?: string
  address?: string
  /** Asked besides, by keys of the older form, until they are signed in. */
  intake?: AnswersTo<'formulier'>
  /** What they began with before they signed up, until they are signed in. */
  begun?: { lifeMoments: string }
}

export type ProfileDetails = Omit<Profile, 'firstName' | 'lastName'>

const belongsTo = (userId: string) => `profiles ${userId}`

/** @returns null when there is none yet @throws when the person's key is out of reach */
export async function readProfile(sql: Sql, userId: string): Promise<Profile | null> {
  const [row] = await sql<DbRow<'profiles', 'sealed'>[]>`
    select sealed from profiles where user_id = ${userId}`
  if (!row) return null
  return openProfile(await personKey(sql, userId, 'personal'), userId, row.sealed)
}

/** How a letter greets its reader; empty where that is not known. */
export const greetedAs = async (sql: Sql, userId: string): Promise<string> =>
  (await readProfile(sql, userId))?.firstName ?? ''

/** The same for a part of the application that sees no profile. */
export const greetedBySystem = (userId: string): Promise<string> =>
  readOnly(asSystem('accounts'), (sql) => greetedAs(sql, userId))

/** A profile, for who has the row and the key. @throws when `sealed` is of another person */
export const openProfile = (key: KeyObject, userId: string, sealed: Buffer): Profile =>
  openJson<Profile>(key, sealed, belongsTo(userId))

/**
 * For a row that is written beside others; `writeProfile` does it alone, and puts the person in the
 * index.
 */
export const sealProfile = (key: KeyObject, userId: string, profile: Profile): Buffer =>
  sealJson(key, profile, belongsTo(userId))

/** Who someone's papers are about; what is not known is empty or undefined. */
export type PersonOnPaper = { name: string; dateOfBirth: string | undefined; city: string }

/** Who papers are about, as the profile knows them now. */
export async function readPerson(sql: Sql, userId: string): Promise<PersonOnPaper> {
  const { firstName, lastName, dateOfBirth, address = '' } = (await readProfile(sql, userId)) ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { name, dateOfBirth, city: splitAddress(address).city }
}

/** Splits a name of one line in two parts: 'Anna van der Berg' is Anna, and 'van der Berg'. */
export function splitName(name: string): Pick<Profile, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** Replaces the whole profile, and what its owner is found by at the office. */
export async function writeProfile(sql: Sql, userId: string, profile: Profile) {
  const sealed = sealProfile(await personKey(sql, userId, 'personal'), userId, profile)
  await sql`
    with indexed as (${indexing(sql, userId, profile)})
    insert into profiles (user_id, sealed) values (${userId}, ${sealed})
    on conflict (user_id) do update set sealed = excluded.sealed, updated_at = now()`
}

/** An account whose profile is open; `key` seals it. */
export type KnownAccount = { userId: string; key: KeyObject; profile: Profile | null }

/** Forgets the answers that waited until someone was signed in: their file holds them now. */
export async function dropWaiting(sql: Sql, userId: string, known: Profile) {
  const { intake: _intake, begun: _begun, ...profile } = known
  const sealed = sealProfile(await personKey(sql, userId, 'personal'), userId, profile)
  await sql`update profiles set sealed = ${sealed}, updated_at = now() where user_id = ${userId}`
}
