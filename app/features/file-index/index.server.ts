import {
  openForSearch,
  searchHash,
  searchKeys,
  sealForSearch,
} from '#app/platform/keys/search-keys.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import {
  comparedOf,
  type KnownPerson,
  type ClaimedPerson,
  type Term,
  termsOf,
  termsOfEmail,
} from './terms.ts'

/** What the office sees of someone in a list, besides the address of the account. */
export type SearchCard = KnownPerson & {
  address?: string | undefined
  /** The year, for the average age alone. */
  born?: number | undefined
  /** For who compares a request with whose file it is; not in cards of before. */
  dateOfBirth?: string | undefined
}

/** What someone says of themselves; days as 'YYYY-MM-DD'. */
type OwnWords = ClaimedPerson & Pick<SearchCard, 'address'>

const belongsTo = (userId: string) => `file_index ${userId}`

/** Their order tells nothing of that of the terms. */
const hashed = (terms: readonly Term[]): string[] => {
  const [newest] = searchKeys()
  return terms.map((term) => searchHash(newest, term)).toSorted()
}

/**
 * For each search key the hashes of the terms, newest first: while a key is being replaced, some
 * people are found by the one and some by the other.
 */
export const hashesBy = (terms: readonly Term[]): string[][] =>
  searchKeys().map((key) => terms.map((term) => searchHash(key, term)))

/** @throws when `sealed` is of another person, or its key is not in the settings */
export const openCard = (userId: string, sealed: Buffer): SearchCard =>
  openForSearch<SearchCard>(sealed, belongsTo(userId))

/** First and last name on a card; empty for who has none yet. */
export function nameOn(userId: string, sealed: Buffer | null): string {
  if (!sealed) return ''
  const { firstName, lastName } = openCard(userId, sealed)
  return [firstName, lastName].filter(Boolean).join(' ')
}

function sealCard(userId: string, said: OwnWords): Buffer {
  const { firstName, lastName, phone, address, dateOfBirth } = said
  const born = dateOfBirth ? Number(dateOfBirth.slice(0, 4)) : undefined
  return sealForSearch(
    { firstName, lastName, phone, address, born, dateOfBirth } satisfies SearchCard,
    belongsTo(userId),
  )
}

/** Of a person who has no name yet. */
export const addToIndex = (sql: Sql, userId: string, email: string) => sql`
  insert into file_index (user_id, made_with, by_email)
  values (${userId}, ${searchKeys()[0].name}, ${emailHashes(email)}::bigint[])`

/** What the row of someone holds of what they say of themselves, and of the address of the account. */
export const rowOf = (userId: string, said: OwnWords) => ({
  sealed: sealCard(userId, said),
  words: hashed([...termsOf(said), ...comparedOf(said)]),
})
/** None for who has no address. */
export const emailHashes = (email: string | null): string[] =>
  email === null ? [] : hashed(termsOfEmail(email))

/** A statement, or a part of one, for whoever changes what someone says of themselves. */
export function indexing(sql: Sql, userId: string, said: OwnWords) {
  const { sealed, words } = rowOf(userId, said)
  return sql`
    update file_index set sealed = ${sealed}, by_words = ${words}::bigint[]
     where user_id = ${userId}`
}

/** With the newest key, all of it. */
export function indexAnew(sql: Sql, userId: string, email: string | null, said: OwnWords | null) {
  const { sealed, words } = said ? rowOf(userId, said) : { sealed: null, words: [] }
  return sql`
    update file_index
       set made_with = ${searchKeys()[0].name}, sealed = ${sealed}, by_words = ${words}::bigint[],
           by_email = ${emailHashes(email)}::bigint[]
     where user_id = ${userId}`
}
