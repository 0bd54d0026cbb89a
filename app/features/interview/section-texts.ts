import { interview } from './texts.nl.ts'
import type { AnsweredTexts } from '#app/forms/answer.ts'
import type { FileSectionKey } from './sections/index.ts'

/** The texts of a section, in Dutch: that is the language in which wishes are confirmed. */
export const sectionTexts = (key: FileSectionKey): AnsweredTexts => interview.sections[key]

/** The words of the question that a name of an input belongs to: 'contacts[0].email' is a part of a row. */
export function questionLabelOf(section: FileSectionKey, name: string): string {
  const [, key = name, index, sub] = /^(\w+)(?:\[(\d+)\]\.(\w+))?$/.exec(name) ?? []
  const text = sectionTexts(section).fields[key]
  if (!sub) return text?.label ?? key
  return `${text?.row} ${Number(index) + 1}, ${text?.fields?.[sub]?.label}`
}
