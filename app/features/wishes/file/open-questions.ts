import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { type FileData, type SectionKey, sections } from '#app/features/interview/sections/index.ts'
import type { Definition } from '#app/forms/fields.ts'
import { isLeftOpen, type SectionData } from '#app/forms/values.ts'

/** A question that has to be answered and is not. */
export type OpenQuestion = { section: SectionKey; key: string; question: string }

/**
 * Questions that their step asks for and that have no answer yet; the wishes can be confirmed
 * without.
 */
export const openQuestions = (data: FileData): OpenQuestion[] =>
  sections.flatMap((section: Definition & { key: SectionKey }) => {
    const answers: SectionData = data[section.key] ?? {}
    const texts = sectionTexts(section.key).fields
    return section.fields
      .filter((field) => isLeftOpen(section, field, answers))
      .map(({ key }) => ({ section: section.key, key, question: texts[key]?.label ?? key }))
  })
