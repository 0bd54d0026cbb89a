import type { KeyObject } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { newWrappedKey, unwrapKey } from '#app/platform/keys/crypto.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

/** 'secret' seals the confidential section, 'personal' the rest. */
export type KeyPurpose = 'personal' | 'secret'

const belongsTo = (userId: string, purpose: KeyPurpose) => `person_keys ${userId} ${purpose}`

/**
 * Makes a key of 256 bits. @returns it as it is stored: wrapped by the master key, and of no use
 * for another person or purpose
 */
export const newPersonKey = (userId: string, purpose: KeyPurpose): Buffer =>
  newWrappedKey(belongsTo(userId, purpose))

/**
 * For a new account: without its two keys nothing of a person can be sealed. @throws when it has
 * keys
 */
export async function createPersonKeys(sql: Sql, userId: string) {
  for (const purpose of ['personal', 'secret'] as const)
    await sql`
      insert into person_keys (user_id, purpose, wrapped)
      values (${userId}, ${purpose}, ${newPersonKey(userId, purpose)})`
}

/** Keys that a transaction was given for someone else's file. */
const given = new WeakMap<Sql, Map<string, KeyObject>>()

/** Gives the transaction a key, which it finds from now on as it finds those of the actor. */
export function giveKey(sql: Sql, userId: string, purpose: KeyPurpose, key: KeyObject) {
  const keys = given.get(sql) ?? new Map<string, KeyObject>()
  given.set(sql, keys.set(belongsTo(userId, purpose), key))
}

const givenKey = (sql: Sql, userId: string, purpose: KeyPurpose) =>
  given.get(sql)?.get(belongsTo(userId, purpose))

/**
 * Unwraps the key of a row that was read with what it opens; the wrapped key is null where it is
 * out of sight.
 */
export const keyWith = (
  sql: Sql,
  userId: string,
  purpose: KeyPurpose,
  wrapped: Buffer | null,
): KeyObject | undefined =>
  wrapped ? keyFromRow(wrapped, userId, purpose) : givenKey(sql, userId, purpose)

/** The keys of a row, each unwrapped when it is used: who writes along has one of them. */
export function keysWith(
  sql: Sql,
  userId: string,
  wrapped: Record<KeyPurpose, Buffer | null>,
): PersonKeys {
  const keyOf = (purpose: KeyPurpose) => {
    const key = keyWith(sql, userId, purpose, wrapped[purpose])
    if (!key) throw new Error('no data key')
    return key
  }
  return {
    get personal() {
      return keyOf('personal')
    },
    get secret() {
      return keyOf('secret')
    },
  }
}

/**
 * Reads and unwraps a key of a person.
 *
 * @throws when the actor may not see it or it was destroyed
 */
export async function personKey(sql: Sql, userId: string, purpose: KeyPurpose): Promise<KeyObject> {
  const known = givenKey(sql, userId, purpose)
  if (known) return known
  const [row] = await sql<DbRow<'person_keys', 'wrapped'>[]>`
    select wrapped from person_keys where user_id = ${userId} and purpose = ${purpose}`
  if (!row) throw new Error('no data key')
  return unwrapKey(row.wrapped, belongsTo(userId, purpose))
}

export type PersonKeys = Record<KeyPurpose, KeyObject>

/**
 * Reads and unwraps the keys of a person.
 *
 * @throws when the actor may not see them or they were destroyed
 */
export async function personKeys(sql: Sql, userId: string): Promise<PersonKeys> {
  const [personal, secret] = [givenKey(sql, userId, 'personal'), givenKey(sql, userId, 'secret')]
  if (personal && secret) return { personal, secret }
  const rows = await sql<DbRow<'person_keys', 'purpose' | 'wrapped'>[]>`
    select purpose, wrapped from person_keys where user_id = ${userId}`
  const keyOf = (wanted: KeyPurpose) => {
    const row = rows.find(({ purpose }) => purpose === wanted)
    if (!row) throw new Error('no data key')
    return keyFromRow(row.wrapped, userId, wanted)
  }
  return { personal: keyOf('personal'), secret: keyOf('secret') }
}

/**
 * Unwraps the key of a row that was read before. @throws when it is of another person or purpose
 */
export const keyFromRow = (wrapped: Buffer, userId: string, purpose: KeyPurpose): KeyObject =>
  unwrapKey(wrapped, belongsTo(userId, purpose))
