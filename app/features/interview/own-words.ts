import type { Answer } from '#app/forms/answer.ts'
import type { Field } from '#app/forms/fields.ts'
import { joinedList } from '#app/locales/dates.ts'
import { withoutCapital } from '#app/locales/capitals.ts'
import { type FileSectionKey, fileSections, sectionOf } from './sections/index.ts'

/** The option below which one writes what is meant. */
export const OTHER = 'Anders'

/** Puts what someone wrote at 'Anders' in its place, not as an answer of its own. */
export function inOwnWords(section: FileSectionKey, answers: readonly Answer[]): Answer[] {
  const fields: readonly Field[] = sectionOf(section).fields
  const questions = new Map(fields.filter(isOther).map(({ key, showIf }) => [key, showIf?.field]))
  const own = answers.filter(({ key }) => questions.has(key))
  return answers
    .filter((one) => !own.includes(one))
    .map((one) => {
      const words = own.find(({ key }) => questions.get(key) === one.key)?.answer
      return typeof words === 'string' ? { ...one, answer: replaced(one.answer, words) } : one
    })
}

const isOther = ({ kind, showIf }: Field) =>
  kind === 'text' && Array.isArray(showIf?.is) && showIf.is.join() === OTHER

function replaced(answer: Answer['answer'], words: string): Answer['answer'] {
  if (Array.isArray(answer)) return answer.map((one) => (one === OTHER ? words : one))
  return answer === OTHER ? words : answer
}

const OPTIONS: ReadonlySet<string> = new Set(
  fileSections.flatMap(({ fields }) =>
    (fields as readonly Field[]).flatMap((field) => ('options' in field ? [...field.options] : [])),
  ),
)

/** An option without its capital; what someone wrote stays as it is. */
export const withinSentence = (one: string): string =>
  OPTIONS.has(one) ? withoutCapital(one) : one

/**
 * Makes one sentence, or a few, of the answers to a question. Options lose their capital within the
 * sentence. What someone wrote stays as it is: what has a capital follows as a sentence of its own.
 */
export function sentenceOf(given: string[]) {
  const isOwn = (one: string) => !OPTIONS.has(one) && /^\p{Lu}/u.test(one)
  const [first = '', ...rest] = given.filter((one) => !isOwn(one))
  const listed = joinedList([first, ...rest.map(withinSentence)])
  return [listed, ...given.filter(isOwn)].filter(Boolean).join('. ')
}

/** In characters. */
const LONGEST_QUOTE = 160

/** @returns what someone wrote, where it is short enough to be set in large letters; or null */
export function quotable(text: string | undefined): string | null {
  const words = text?.trim() ?? ''
  return words && words.length <= LONGEST_QUOTE && !words.includes('\n') ? words : null
}
