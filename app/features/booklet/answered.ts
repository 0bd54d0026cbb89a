import type { AnsweredSection } from '#app/features/wishes/file/answered-sections.ts'
import type { FileSectionKey, QuestionOf } from '#app/features/interview/sections/index.ts'
import { short } from '#app/features/interview/short.nl.ts'
import type { Answer } from '#app/forms/answer.ts'
import type { OfKind, RowOf } from '#app/forms/fields.ts'

/** An answer of one line or text. @returns undefined where it was left open or is a list of rows */
export function textAnswer<Key extends FileSectionKey>(
  sections: AnsweredSection[],
  section: Key,
  question: QuestionOf<Key>,
): string | undefined {
  const answer = answerIn(sections, section, question)
  return typeof answer === 'string' ? answer : undefined
}

/** @returns the answer in words, or rows of them; undefined where it was left open */
export const answerIn = <Key extends FileSectionKey>(
  sections: AnsweredSection[],
  section: Key,
  question: QuestionOf<Key>,
) =>
  sections
    .find((candidate) => candidate.key === section)
    ?.answers.find((candidate) => candidate.key === question)?.answer

/** The rows of a list by the key of their cells, which come in the order of the definition. */
export const rowsByField = <List extends OfKind<'rows'>>({ fields }: List, rows: string[][]) =>
  rows.map(
    (cells) =>
      Object.fromEntries(fields.map(({ key }, index) => [key, cells[index] ?? ''])) as Required<
        RowOf<List>
      >,
  )

/** What a question is called where it is read back. Those of the older form have no shorter words. */
export function shortLabel(section: FileSectionKey, { key, question }: Answer): string {
  if (section === 'formulier') return question
  const labels: Record<string, string> = short[section]
  return labels[key] ?? question
}
