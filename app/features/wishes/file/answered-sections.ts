import { answers } from '#app/forms/answers.ts'
import type { Answer } from '#app/forms/answer.ts'
import type { LawfulSection } from '#app/features/interview/legal.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import type { FileData, FileSectionKey } from '#app/features/interview/sections/index.ts'

/** A section as people read it. */
export type AnsweredSection = { key: FileSectionKey; title: string; answers: Answer[] }

/**
 * Puts answers in words: of each section the questions that apply and have an answer; none without.
 *
 * @param sections as the law is now
 * @param title which of its two names a section gets
 */
export function answeredSections(
  sections: readonly LawfulSection[],
  data: FileData,
  title: 'title' | 'summaryTitle',
): AnsweredSection[] {
  return sections
    .map((section) => {
      const texts = sectionTexts(section.key)
      const answered = answers(section, texts, data[section.key] ?? {})
      return { key: section.key, title: texts[title], answers: answered }
    })
    .filter((section) => section.answers.length > 0)
}
