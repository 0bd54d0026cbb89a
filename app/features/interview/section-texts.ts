import { interview } from './texts.nl.ts'
import type { SectionTexts } from '#app/forms/answer.ts'
import type { FileSectionKey } from './sections/index.ts'

/** Dutch is the language in which wishes are confirmed. */
export const sectionTexts = (key: FileSectionKey): SectionTexts => interview.sections[key]
