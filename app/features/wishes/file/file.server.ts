import { randomInt } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { interview } from '#app/features/interview/texts.nl.ts'
import type { AnswersTo, FileSectionKey } from '#app/features/interview/sections/index.ts'

/** A row of a wish file. Its number is WR and 8 digits. */
export type WishFile = DbRow<
  'wishes',
  | 'id'
  | 'wish_file_number as number'
  | 'title'
  | 'is_completed as isCompleted'
  | 'created_at as createdAt'
  | 'updated_at as updatedAt'
> & {
  /** Whether a version of it was ever confirmed; also for who sees no versions. */
  wasConfirmed: boolean
}

/** The titles of a file by the interview (specification 3): of a draft, and after the final save. */
const INTERVIEW = {
  draft: 'Wensengesprek Vragenlijst (Concept)',
  final: 'Wensengesprek Vragenlijst',
} as const
const OLDER_FORM_TITLES = { draft: 'Wensenregister (Concept)', final: 'Wensenregister' } as const

/** The titles that a save of this section gives to the file. */
export const titlesOf = (section: FileSectionKey) =>
  section === 'formulier' ? OLDER_FORM_TITLES : INTERVIEW

/** The title of a completed file that had this title. */
export const finalTitleOf = (title: string) =>
  (title === OLDER_FORM_TITLES.draft ? OLDER_FORM_TITLES : INTERVIEW).final

/**
 * The title of a file for who may read its answers. The older form names a completed file after the
 * answer about being a donor; the column leaves that out, as it can be read in the database.
 */
export function wishTitle(title: string, form: AnswersTo<'formulier'> = {}): string {
  const { personalInfo_donorCard: donor } = form
  const { options } = interview.sections.formulier.fields.personalInfo_donorCard
  return title === OLDER_FORM_TITLES.final && donor ? options[donor] : title
}

/** Reads a person's wish file; null when there is none. */
export async function findWishFile(sql: Sql, userId: string): Promise<WishFile | null> {
  const [row] = await sql<WishFile[]>`
    select id, wish_file_number as number, title, is_completed as "isCompleted",
           created_at as "createdAt", updated_at as "updatedAt",
           is_completed or versions_seal is not null as "wasConfirmed"
      from wishes where user_id = ${userId}`
  return row ?? null
}

type LockedFile = DbRow<'wishes', 'id' | 'wish_file_number as number'> & { isNew: boolean }

/**
 * Locks a person's wish file until the transaction ends, and makes it where there is none. Of two first
 * saves the second waits.
 *
 * @param title of one that is made
 */
export const lockWishFile = async (
  sql: Sql,
  userId: string,
  title: string = INTERVIEW.draft,
): Promise<LockedFile> => (await lockFound(sql, userId)) ?? (await makeWishFile(sql, userId, title))

/** Locks a person's wish file until the transaction ends; null when there is none. */
export async function lockFound(sql: Sql, userId: string): Promise<LockedFile | null> {
  const [found] = await sql<DbRow<'wishes', 'id' | 'wish_file_number as number'>[]>`
    select id, wish_file_number as number from wishes where user_id = ${userId} for update`
  return found ? { ...found, isNew: false } : null
}

/** Makes a wish file, or locks the one that someone else made first. */
async function makeWishFile(sql: Sql, userId: string, title: string): Promise<LockedFile> {
  // Nobody else sees a row before it is committed, so that it needs no lock.
  const [made] = await sql<Omit<LockedFile, 'isNew'>[]>`
    with made as (${newWishFile(sql, userId, title)})
    select id, wish_file_number as number from made`
  if (made) return { ...made, isNew: true }
  const others = await lockFound(sql, userId)
  if (!others) throw new Error('the wish file was not made')
  return others
}

/** A statement that makes a wish file. It gives its row, or none when the person has a file. */
export const newWishFile = (sql: Sql, userId: string, title: string) => sql`
  insert into wishes (id, user_id, wish_file_number, title, last_updated_by)
  values (gen_random_uuid(), ${userId}, issue_file_number(${someNumbers()}), ${title}, actor_id())
  on conflict do nothing
  returning *`

/** So many that one is free. WR00000000 stands for an unknown number (specification 1). */
const someNumbers = () =>
  Array.from({ length: 20 }, () => `WR${String(randomInt(1, 100_000_000)).padStart(8, '0')}`)
