import type { AnsweredSection } from '#app/features/wishes/answered-sections.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'

export function textOf(
  sections: AnsweredSection[],
  section: FileSectionKey,
  key: string,
): string | undefined {
  const answer = answerTo(sections, section, key)
  return typeof answer === 'string' ? answer : undefined
}

export const answerTo = (sections: AnsweredSection[], section: FileSectionKey, key: string) =>
  sections
    .find((candidate) => candidate.key === section)
    ?.answers.find((candidate) => candidate.key === key)?.answer
