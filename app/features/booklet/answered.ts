import type { AnsweredSection } from '#app/features/wishes/answered-sections.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'

/** The answer to a question when it is a text. */
export function textOf(
  sections: AnsweredSection[],
  section: FileSectionKey,
  key: string,
): string | undefined {
  const answer = answerTo(sections, section, key)
  return typeof answer === 'string' ? answer : undefined
}

/** The answer to a question; undefined when it was not answered or does not apply. */
export const answerTo = (sections: AnsweredSection[], section: FileSectionKey, key: string) =>
  sections
    .find((candidate) => candidate.key === section)
    ?.answers.find((candidate) => candidate.key === key)?.answer
