import { interview } from './texts.nl.ts'
import { withoutCapital } from '#app/locales/capitals.ts'
import { joinedList } from '#app/locales/dates.ts'
import type { AnsweredTexts } from '#app/forms/answer.ts'
import type { FileSectionKey } from './sections/index.ts'

/** The texts of a section, in Dutch: that is the language in which wishes are confirmed. */
export const sectionTexts = (key: FileSectionKey): AnsweredTexts => interview.sections[key]

/**
 * The words of the question that a name of an input belongs to. A part of a row says of which one it is:
 * 'contacts[0].email' is 'E-mailadres van contactpersoon 1'.
 */
export function questionLabelOf(section: FileSectionKey, name: string): string {
  const [, key = name, index, sub] = /^(\w+)(?:\[(\d+)\]\.(\w+))?$/.exec(name) ?? []
  const text = sectionTexts(section).fields[key]
  if (!sub) return text?.label ?? key
  return `${text?.fields?.[sub]?.label} van ${withoutCapital(text?.row ?? key)} ${Number(index) + 1}`
}

/** More names than these fill the screen of a telephone. */
const MOST_NAMED = 3

/** A label that is a sentence is quoted; that of a part of a row never is one. */
const SENTENCE = /[?.]$|^\S+(?: \S+){3}/

/** Names questions within a sentence; undefined where there are too many to be named. */
export function questionsInWords(section: FileSectionKey, names: string[]): string | undefined {
  if (names.length > MOST_NAMED) return undefined
  return joinedList(
    names.map((name) => {
      const label = questionLabelOf(section, name)
      const isQuoted = SENTENCE.test(label) && !name.includes('[')
      return isQuoted ? `‘${label}’` : withoutCapital(label)
    }),
  )
}
