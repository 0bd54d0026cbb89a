import { interview } from './texts.nl.ts'
import type { AnsweredTexts } from '#app/forms/answer.ts'
import type { FileSectionKey } from './sections/index.ts'

/** The texts of a section, in Dutch: that is the language in which wishes are confirmed. */
export const sectionTexts = (key: FileSectionKey): AnsweredTexts => interview.sections[key]
