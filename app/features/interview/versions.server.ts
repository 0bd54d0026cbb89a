import { createHash, randomBytes } from 'node:crypto'
import { personKey } from '#app/features/accounts/keys.server.ts'
import { open, seal } from '#app/platform/crypto.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import { type AnsweredSection, answers } from './answers.ts'
import { readSections } from './sections.server.ts'
import { sections } from './sections/index.ts'
import { sectionTexts } from './section-texts.ts'

/** What a confirmed version says: questions and answers as they were shown. */
export type VersionContent = { salt: string; sections: AnsweredSection[] }

export type Version = {
  number: number
  confirmedAt: Date
  personal: VersionContent
  secret: VersionContent
  /** False when the stored hash does not fit the contents or the version before. */
  intact: boolean
}

const belongsTo = (wishId: string, number: number) => `wish_versions ${wishId} ${number}`

/**
 * Keeps what the file says now as a confirmed version. Its hash covers the contents, the moment and
 * the hash of the version before, so that no version can be changed or left out unseen.
 */
export async function confirmVersion(sql: Sql, userId: string, wishId: string) {
  const [last] = await sql<{ number: number; hash: Buffer }[]>`
    select number, hash from wish_versions where wish_id = ${wishId} order by number desc limit 1`
  const number = (last?.number ?? 0) + 1
  const confirmedAt = new Date()
  const [personal, secret] = await contents(sql, userId, wishId)
  const hash = versionHash(number, confirmedAt, personal, secret, last?.hash)
  const keys = await keysOf(sql, userId)
  await sql`
    insert into wish_versions
      (wish_id, number, sealed, sealed_secret, hash, previous_hash, confirmed_at)
    values (${wishId}, ${number}, ${seal(keys.personal, personal, belongsTo(wishId, number))},
            ${seal(keys.secret, secret, belongsTo(wishId, number))}, ${hash},
            ${last?.hash ?? null}, ${confirmedAt})`
}

async function contents(sql: Sql, userId: string, wishId: string): Promise<[string, string]> {
  const data = await readSections(sql, userId, wishId)
  const all = sections
    .map((section) => ({
      key: section.key,
      title: sectionTexts(section.key).title,
      answers: answers(section, sectionTexts(section.key), data[section.key] ?? {}),
    }))
    .filter((section) => section.answers.length > 0)
  const content = (chosen: AnsweredSection[]): string =>
    // The salt keeps a hash from confirming a guess at short contents.
    JSON.stringify({ salt: randomBytes(16).toString('hex'), sections: chosen } satisfies VersionContent)
  return [
    content(all.filter((section) => section.key !== 'secret')),
    content(all.filter((section) => section.key === 'secret')),
  ]
}

function versionHash(
  number: number,
  confirmedAt: Date,
  personal: string,
  secret: string,
  previous: Buffer | undefined,
): Buffer {
  const text = JSON.stringify([
    number,
    confirmedAt.toISOString(),
    previous?.toString('hex') ?? null,
    personal,
    secret,
  ])
  return createHash('sha256').update(text).digest()
}

const keysOf = async (sql: Sql, userId: string) => ({
  personal: await personKey(sql, userId, 'personal'),
  secret: await personKey(sql, userId, 'secret'),
})

/** The confirmed versions of a person's own file, oldest first, each checked against its hash. */
export async function readVersions(sql: Sql, userId: string, wishId: string): Promise<Version[]> {
  const rows = await sql<
    { number: number; sealed: Buffer; secret: Buffer; hash: Buffer; confirmedAt: Date }[]
  >`
    select number, sealed, sealed_secret as secret, hash, confirmed_at as "confirmedAt"
      from wish_versions where wish_id = ${wishId} order by number`
  const keys = await keysOf(sql, userId)
  let previous: Buffer | undefined
  return rows.map(({ number, sealed, secret: sealedSecret, hash, confirmedAt }) => {
    const personal = open(keys.personal, sealed, belongsTo(wishId, number)).toString()
    const secret = open(keys.secret, sealedSecret, belongsTo(wishId, number)).toString()
    const intact = hash.equals(versionHash(number, confirmedAt, personal, secret, previous))
    previous = hash
    return {
      number,
      confirmedAt,
      personal: JSON.parse(personal) as VersionContent,
      secret: JSON.parse(secret) as VersionContent,
      intact,
    }
  })
}
