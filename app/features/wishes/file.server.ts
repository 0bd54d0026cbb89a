import { randomInt } from 'node:crypto'
import type { Sql } from '#app/platform/sql.server.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import type { SectionData } from '#app/forms/values.ts'

/** The wish file of a person, without its contents (specification 3, 'wishes'). */
export type WishFile = {
  id: string
  number: string
  title: string
  isCompleted: boolean
  createdAt: Date
  updatedAt: Date
}

/** Titles as the specification names them (section 3): of a draft, and after the final save. */
const INTERVIEW = {
  draft: 'Wensengesprek Vragenlijst (Concept)',
  final: 'Wensengesprek Vragenlijst',
} as const
const FORM = { draft: 'Wensenregister (Concept)', final: 'Wensenregister' } as const

/** The titles that a save of this section gives to the file. */
export const titlesOf = (section: FileSectionKey) => (section === 'formulier' ? FORM : INTERVIEW)

/** The title that a draft gets once it is completed as it is. */
export const finalTitleOf = (title: string) => (title === FORM.draft ? FORM : INTERVIEW).final

/**
 * The title of a file as its owner reads it. A file that was completed with the older form is named
 * after the answer about being a donor; the column leaves that answer out, since it can be read by
 * whoever sees the database.
 *
 * @param title as it is stored
 * @param form the answers of the older form
 */
export function wishTitle(title: string, form: SectionData = {}): string {
  const donor = form.personalInfo_donorCard
  const { options } = sectionTexts('formulier').fields.personalInfo_donorCard ?? {}
  return (title === FORM.final && options?.[String(donor)]) || title
}

/** The person's own wish file, or null when nothing was recorded yet. */
export async function findWishFile(sql: Sql, userId: string): Promise<WishFile | null> {
  const [row] = await sql<WishFile[]>`
    select id, wish_file_number as number, title, is_completed as "isCompleted",
           created_at as "createdAt", updated_at as "updatedAt"
      from wishes where user_id = ${userId}`
  return row ?? null
}

/**
 * The person's wish file, locked until the transaction ends; made with a new number when there is
 * none. Two first saves at once make one file: the second waits for the first.
 *
 * @param title of a new file
 */
export async function lockWishFile(
  sql: Sql,
  userId: string,
  title: string = INTERVIEW.draft,
): Promise<{ id: string; number: string; isNew: boolean }> {
  const lock = () => sql<{ id: string; number: string }[]>`
    select id, wish_file_number as number from wishes where user_id = ${userId} for update`
  const [found] = await lock()
  if (found) return { ...found, isNew: false }
  const number = await issueNumber(sql)
  const [made] = await sql<{ id: string }[]>`
    insert into wishes (id, user_id, wish_file_number, title, last_updated_by)
    values (gen_random_uuid(), ${userId}, ${number}, ${title}, ${userId})
    on conflict do nothing
    returning id`
  // Nobody else sees a row before it is committed, so that it needs no lock.
  if (made) return { id: made.id, number, isNew: true }
  const [others] = await lock()
  if (!others) throw new Error('the wish file was not made')
  return { ...others, isNew: false }
}

/**
 * A number that was never given out before; the database decides. WR00000000 is none: it stands for
 * a number that is not known (specification 1).
 */
async function issueNumber(sql: Sql): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const number = `WR${String(randomInt(1, 100_000_000)).padStart(8, '0')}`
    const taken = await sql`
      insert into wish_file_numbers (number) values (${number}) on conflict do nothing`
    if (taken.count === 1) return number
  }
  throw new Error('no free wish file number found')
}
