import { inOwnWords } from '#app/features/interview/own-words.ts'
import { fileSections } from '#app/features/interview/sections/index.ts'
import type { Answer } from '#app/forms/answer.ts'
import type { AnsweredSection } from '../file/answered-sections.ts'
import { type AnswerChange, changesBetween, type ChangedSection } from './version-changes.ts'

/** What of a file holds, and what was written after its confirmation. */
export type Held = { sections: AnsweredSection[]; later: ChangedSection[] }

/**
 * What was confirmed holds until something else is confirmed: half a sentence, or a hand at a computer that was left
 * open, takes nothing away. Details and contacts are no wishes, and hold as they are now.
 *
 * @param said by the newest version; null where nothing was confirmed, or nothing changed since
 * @param now what the file says
 */
export function heldOf(
  said: readonly AnsweredSection[] | null,
  now: readonly AnsweredSection[],
): Held {
  if (!said) return { sections: [...now], later: [] }
  const sections = fileSections.flatMap(({ key }) =>
    (key === 'naw' ? now : said).filter((section) => section.key === key),
  )
  return { sections, later: changesBetween(sections.map(inWords), now.map(inWords)) }
}

/** What was written at 'Anders' is one answer with it. */
const inWords = (section: AnsweredSection): AnsweredSection => ({
  ...section,
  answers: inOwnWords(section.key, section.answers),
})

/** An answer of after the confirmation. 'added' to a list, or 'gone' from it or altogether. */
type LaterAnswer = { how: 'written' | 'added' | 'gone'; answer: Answer }

/** What was written after the confirmation, as answers; of what was replaced only the new one. */
export const laterAnswers = (changes: readonly AnswerChange[]): LaterAnswer[] =>
  changes.flatMap(({ key, question, before, after, parts }) => {
    const said: LaterAnswer[] = []
    if (after !== undefined)
      said.push({ how: parts ? 'added' : 'written', answer: { key, question, answer: after } })
    if (before !== undefined && (parts || after === undefined))
      said.push({ how: 'gone', answer: { key, question, answer: before } })
    return said
  })
