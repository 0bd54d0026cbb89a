import { createHash, type KeyObject, randomBytes } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { type PersonKeys, personKeys } from '#app/access/keys.server.ts'
import { contentHash, openSealed, seal } from '#app/platform/keys/crypto.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { FileData } from '#app/features/interview/sections/index.ts'
import { pickValues } from '#app/forms/values.ts'
import type { AnsweredSection } from '../file/answered-sections.ts'

/** Questions and answers as they were shown. */
export type VersionContent = {
  salt: string
  sections: AnsweredSection[]
  /** As stored, for putting them back; the first versions lack them. */
  data?: FileData
  /** Brought along: we did not see it being confirmed. */
  importedAt?: string
}

/** A confirmed version as it is read back. */
export type Version = {
  number: number
  confirmedAt: Date
  /** Null when it does not open: tampered with, or its key is gone. */
  content: { personal: VersionContent; secret: VersionContent } | null
  /** Whether the hash fits the contents and the version before. */
  intact: boolean
}

/** Numbers from 1, both included. */
export type VersionRange = { from: number; to: number }

type VersionRow = DbRow<
  'wish_versions',
  'number' | 'sealed' | 'sealed_secret as secret' | 'hash' | 'confirmed_at as confirmedAt'
>

const ALL: VersionRange = { from: 1, to: 2 ** 31 - 1 }

const belongsTo = (wishId: string, number: number) => `wish_versions ${wishId} ${number}`

/** They are kept for good: nobody fills the database with them. */
const MAX_AN_HOUR = 60
/** How many versions of a person are kept. */
export const MAX_VERSIONS = 500
/** How many bytes the versions of a person may have together, as they are sealed. */
export const MAX_BYTES = 16 * 1024 * 1024
/** What is confirmed here must fit with that, brought in elsewhere. */
const ROOM_TO_SAY_SO = MAX_VERSIONS * 100

/**
 * often: many within the hour. full: as many, or as large, as are kept. empty: nothing was answered
 * yet; taking back what was confirmed is something to say.
 */
export type NotConfirmed = 'often' | 'full' | 'empty'

/** A version that is about to be kept. */
export type NewVersion = {
  number: number
  sealed: Buffer
  sealedSecret: Buffer
  hash: Buffer
  previousHash: Buffer | null
  confirmedAt: Date
  /** When the one before it was confirmed. */
  previousAt: Date | null
}

/**
 * Makes a version of a file, unless the newest says the same. Its hash covers contents, moment and
 * the hash before, so that none can be changed or left out unseen; a seal on the file does it for
 * the newest.
 *
 * @returns null when the newest one says the same, or why there can be none
 */
export async function newVersion(
  sql: Sql,
  keys: PersonKeys,
  wishId: string,
  file: { sections: AnsweredSection[]; data: FileData },
  confirmedAt = new Date(),
): Promise<NewVersion | null | NotConfirmed> {
  const [personal, secret] = contents(file)
  const newest = await openNewest(sql, keys, wishId)
  if (newest && says(newest, { personal, secret })) return null
  const isEmpty = personal.sections.length + secret.sections.length === 0
  if (isEmpty && !newest) return 'empty'
  const said = { personal: JSON.stringify(personal), secret: JSON.stringify(secret) }
  const bytes = Buffer.byteLength(said.personal) + Buffer.byteLength(said.secret)
  const refused = await withoutRoom(sql, wishId, bytes)
  return refused ?? sealVersion(keys, wishId, newest, { confirmedAt, ...said })
}

/** Whether the newest version says the same as the file does now. */
export async function newestSays(
  sql: Sql,
  keys: PersonKeys,
  wishId: string,
  file: { sections: AnsweredSection[]; data: FileData },
): Promise<boolean> {
  const [personal, secret] = contents(file)
  const newest = await openNewest(sql, keys, wishId)
  return newest !== null && says(newest, { personal, secret })
}

type VersionContents = Record<'personal' | 'secret', VersionContent>

async function openNewest(sql: Sql, keys: PersonKeys, wishId: string) {
  const rows = await sql<VersionRow[]>`
    select number, sealed, sealed_secret as secret, hash, confirmed_at as "confirmedAt"
      from wish_versions where wish_id = ${wishId} order by number desc limit 2`
  const [newest, previous] = rows
  return newest ? openVersion(newest, keys, wishId, previous?.hash) : null
}

/** Whether a version says the same. One that came from elsewhere does not: it was not confirmed here. */
function says({ intact, content }: Version, { personal, secret }: VersionContents) {
  if (!intact || !content || content.personal.importedAt) return false
  return sameContent(content.personal, personal) && sameContent(content.secret, secret)
}

const sameContent = (one: VersionContent, other: VersionContent) =>
  JSON.stringify([one.sections, one.data]) === JSON.stringify([other.sections, other.data])

/** Why a version of so many bytes cannot be kept; undefined when there is room. */
async function withoutRoom(
  sql: Sql,
  wishId: string,
  bytes: number,
): Promise<NotConfirmed | undefined> {
  const [row] = await sql<{ recent: number; all: number; bytes: number }[]>`
    select count(*) filter (where confirmed_at > now() - interval '1 hour')::int as recent,
           count(*)::int as all, coalesce(sum(length(sealed) + length(sealed_secret)), 0)::int as bytes
      from wish_versions where wish_id = ${wishId}`
  if (!row) return undefined
  if (row.all >= MAX_VERSIONS || row.bytes + bytes > MAX_BYTES - ROOM_TO_SAY_SO) return 'full'
  return row.recent >= MAX_AN_HOUR ? 'often' : undefined
}

type ContentToSeal = { confirmedAt: Date; personal: string; secret: string }

/** @param last the version that it follows on */
function sealVersion(
  keys: PersonKeys,
  wishId: string,
  last: { number: number; hash: Buffer; confirmedAt: Date } | null,
  { confirmedAt, personal, secret }: ContentToSeal,
): NewVersion {
  const number = (last?.number ?? 0) + 1
  return {
    number,
    sealed: seal(keys.personal, personal, belongsTo(wishId, number)),
    sealedSecret: seal(keys.secret, secret, belongsTo(wishId, number)),
    hash: versionHash(number, confirmedAt, personal, secret, last?.hash),
    previousHash: last?.hash ?? null,
    confirmedAt,
    previousAt: last?.confirmedAt ?? null,
  }
}

/**
 * Makes the first version of a file that is filled without anybody, with the seal that the file gets by it.
 *
 * @param file with at least one answer
 */
export function firstVersion(
  keys: PersonKeys,
  wishId: string,
  file: { sections: AnsweredSection[]; data: FileData },
  confirmedAt: Date,
): NewVersion & { seal: Buffer } {
  const [personal, secret] = contents(file).map((content) => JSON.stringify(content))
  const said = { confirmedAt, personal: personal ?? '', secret: secret ?? '' }
  const version = sealVersion(keys, wishId, null, said)
  return { ...version, seal: newestSeal(keys, wishId, version.number, version.hash) }
}

/** Keeps a version, and seals the file by it as the newest. */
export async function writeVersion(
  sql: Sql,
  keys: PersonKeys,
  wishId: string,
  { number, sealed, sealedSecret, hash, previousHash, confirmedAt }: NewVersion,
) {
  await sql`
    with newest as (
      update wishes set versions_seal = ${newestSeal(keys, wishId, number, hash)}
       where id = ${wishId})
    insert into wish_versions
      (wish_id, number, sealed, sealed_secret, hash, previous_hash, confirmed_at)
    values (${wishId}, ${number}, ${sealed}, ${sealedSecret}, ${hash}, ${previousHash},
            ${confirmedAt})`
}

/** A version in an export. Without `data` it can be read, not put back. */
export type PortableVersion = {
  confirmedAt: string
  importedAt: string | null
  sections: AnsweredSection[]
  data: FileData | null
}

/** A version as it goes in an export; null for one that does not open. */
export function portable(version: Version): PortableVersion | null {
  if (!version.content) return null
  return {
    confirmedAt: version.confirmedAt.toISOString(),
    importedAt: version.content.personal.importedAt ?? null,
    sections: sectionsOf(version),
    data: versionData(version),
  }
}

/**
 * Keeps a version that was brought along from another account, which it says.
 *
 * @returns its size in bytes, sealed
 */
export async function importVersion(
  sql: Sql,
  keys: PersonKeys,
  wishId: string,
  { confirmedAt, importedAt, sections, data }: PortableVersion,
): Promise<number> {
  const { secret: secretData, ...personalData } = data ?? {}
  const content = (chosen: AnsweredSection[], given: FileData) =>
    JSON.stringify({
      salt: newSalt(),
      sections: chosen,
      ...(data && { data: given }),
      importedAt: importedAt ?? new Date().toISOString(),
    } satisfies VersionContent)
  const version = sealVersion(keys, wishId, await openNewest(sql, keys, wishId), {
    confirmedAt: new Date(confirmedAt),
    personal: content(
      sections.filter(({ key }) => key !== 'secret'),
      personalData,
    ),
    secret: content(
      sections.filter(({ key }) => key === 'secret'),
      secretData ? { secret: secretData } : {},
    ),
  })
  await writeVersion(sql, keys, wishId, version)
  return version.sealed.length + version.sealedSecret.length
}

/**
 * A keyed hash that says which version of a file is the newest, so that none goes unseen from the
 * end.
 */
export const newestSeal = (
  keys: PersonKeys,
  wishId: string,
  number: number,
  hash: Buffer,
): Buffer =>
  contentHash(
    keys.personal,
    JSON.stringify(['newest version', wishId, number, hash.toString('hex')]),
  )

/** Keeps a hash from confirming a guess at short contents. */
const newSalt = () => randomBytes(16).toString('hex')

/** The contents of a version: what anyone may read who reads the file, and the confidential part. */
function contents({ sections: all, data }: { sections: AnsweredSection[]; data: FileData }) {
  const content = (chosen: AnsweredSection[]): VersionContent => ({
    salt: newSalt(),
    sections: chosen,
    data: answeredData(chosen, data),
  })
  return [
    content(all.filter((section) => section.key !== 'secret')),
    content(all.filter((section) => section.key === 'secret')),
  ] as const
}

/** What no longer applies is no part of a version. */
function answeredData(chosen: AnsweredSection[], data: FileData): FileData {
  const answered: FileData = {}
  for (const { key, answers } of chosen) {
    const shown = new Set(answers.map((answer) => answer.key))
    answered[key] = pickValues(data[key] ?? {}, (question) => shown.has(question))
  }
  return answered
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

/**
 * Reads versions of a person's file, oldest first, each checked against its hash.
 *
 * @throws when the person's keys are out of reach
 */
export async function readVersions(
  sql: Sql,
  userId: string,
  wishId: string,
  range: VersionRange = ALL,
): Promise<Version[]> {
  return openVersions(sql, await personKeys(sql, userId), wishId, range)
}

/** The same for who has the keys already, with the hashes. */
export async function openVersions(
  sql: Sql,
  keys: PersonKeys,
  wishId: string,
  { from, to }: VersionRange,
): Promise<(Version & { hash: Buffer })[]> {
  const rows = await sql<VersionRow[]>`
    select number, sealed, sealed_secret as secret, hash, confirmed_at as "confirmedAt"
      from wish_versions where wish_id = ${wishId} and number between ${from - 1} and ${to}
     order by number`
  return rows.flatMap((row, index) => {
    if (row.number < from) return []
    return [openVersion(row, keys, wishId, rows[index - 1]?.hash)]
  })
}

function openVersion(
  row: VersionRow,
  keys: PersonKeys,
  wishId: string,
  previous: Buffer | undefined,
) {
  const { number, confirmedAt, hash } = row
  const plain = unsealed(row, keys, wishId)
  if (!plain) return { number, confirmedAt, hash, content: null, intact: false }
  const [personal, secret] = plain
  return {
    number,
    confirmedAt,
    hash,
    content: {
      personal: JSON.parse(personal) as VersionContent,
      secret: JSON.parse(secret) as VersionContent,
    },
    intact: hash.equals(versionHash(number, confirmedAt, personal, secret, previous)),
  }
}

function unsealed({ number, sealed, secret }: VersionRow, keys: PersonKeys, wishId: string) {
  const owner = belongsTo(wishId, number)
  try {
    return [
      openSealed(keys.personal, sealed, owner).toString(),
      openSealed(keys.secret, secret, owner).toString(),
    ] as const
  } catch {
    return null
  }
}

/** Questions and answers of a version, the confidential ones last; none when it does not open. */
export const sectionsOf = ({ content }: Version): AnsweredSection[] =>
  content ? [...content.personal.sections, ...content.secret.sections] : []

/** The answers of a version as they were stored; null when the version does not have them. */
export function versionData({ content }: Version): FileData | null {
  if (!content?.personal.data || !content.secret.data) return null
  return { ...content.personal.data, ...content.secret.data }
}

/**
 * Reads what the newest version says, as far as these keys open it. Each half is sealed for its file and number;
 * that none is missing after it only the hashes of all show, which are checked every night.
 */
export async function newestSaid(
  sql: Sql,
  { personal, secret }: Pick<PersonKeys, 'personal'> & Partial<PersonKeys>,
  wishId: string,
): Promise<AnsweredSection[]> {
  const [row] = await sql<
    DbRow<'wish_versions', 'number' | 'sealed' | 'sealed_secret as secret'>[]
  >`
    select number, sealed, sealed_secret as secret from wish_versions
     where wish_id = ${wishId} order by number desc limit 1`
  if (!row) return []
  const saidIn = (key: KeyObject, sealed: Buffer) =>
    (
      JSON.parse(
        openSealed(key, sealed, belongsTo(wishId, row.number)).toString(),
      ) as VersionContent
    ).sections
  return [...saidIn(personal, row.sealed), ...(secret ? saidIn(secret, row.secret) : [])]
}

/** Reads number and moment of the newest version; null when nothing was confirmed yet. */
export async function newestVersion(
  sql: Sql,
  wishId: string,
): Promise<{ number: number; confirmedAt: Date } | null> {
  const [row] = await sql<DbRow<'wish_versions', 'number' | 'confirmed_at as confirmedAt'>[]>`
    select number, confirmed_at as "confirmedAt" from wish_versions
     where wish_id = ${wishId} order by number desc limit 1`
  return row ?? null
}
