import { askingOnly } from '#app/forms/fields.ts'
import { ask, type Sql } from '#app/platform/database/sql.server.ts'
import { dependsOnLaw, type LawfulSection, type LegalNote, withLaw } from './legal.ts'
import {
  type FileSectionKey,
  fileSections,
  type QuestionOf,
  type SectionOf,
  sectionOf,
} from './sections/index.ts'
import { type Place, questionsIn } from './step.ts'

const readLegalNotes = (sql: Sql): Promise<LegalNote[]> =>
  sql<LegalNote[]>`
    select field, option, explanation, source_name as "sourceName", source_url as "sourceUrl",
           reviewed_on::text as "reviewedOn"
      from choice_legal_status where status = 'not_allowed' order by field, option`

/**
 * Reads which options of a section the law does not allow (yet); none where no question depends on
 * it.
 */
export const notesFor = async (sql: Sql, key: FileSectionKey): Promise<LegalNote[]> =>
  dependsOnLaw(sectionOf(key)) ? readLegalNotes(sql) : []

/**
 * The questions of a section as the law is now. Asks the database only where a question depends on it.
 *
 * @throws Unavailable when the database is away
 */
export async function sectionByLaw<Key extends FileSectionKey>(key: Key): Promise<SectionOf<Key>> {
  const section = sectionOf(key)
  if (!dependsOnLaw(section)) return section
  // What the law allows is nobody's, so one query without an actor will do.
  return withLaw(section, await ask(readLegalNotes))
}

/**
 * The questions of a form of a section as the law is now, for whoever writes in it.
 *
 * @param place in whose file
 * @param only the questions that it asks; all of the section unless given
 * @throws Unavailable when the database is away
 */
export async function questionsByLaw(
  key: FileSectionKey,
  place: Place,
  only?: readonly QuestionOf<FileSectionKey>[],
) {
  const lawful = await sectionByLaw(key)
  const asked = only ?? questionsIn(key, place)
  return asked ? askingOnly(lawful, asked) : lawful
}

/** The questions of all sections as the law is now: whatever reads answers back goes by these. */
export async function sectionsByLaw(sql: Sql): Promise<LawfulSection[]> {
  const notes = await readLegalNotes(sql)
  return fileSections.map((section) => withLaw(section, notes))
}
