import { answers } from '#app/forms/answers.ts'
import type { SectionData } from '#app/forms/values.ts'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import {
  type AnswersTo,
  type FileData,
  type FileSectionKey,
  sectionOf,
} from '#app/features/interview/sections/index.ts'
import { answeredTwice, answeredElsewhere } from '#app/features/interview/shared-questions.ts'

/** What of a page is answered in another section. */
export type ElsewhereAnswers = {
  /** Answers that stand elsewhere and that this page has no words for, by its question. */
  elsewhere: Record<string, SectionAnswer>
  /** Answers of the older form that differ from the interview's, until their owner chooses. */
  otherAnswers: AnswersTo<'formulier'>
}
type SectionAnswer = { section: FileSectionKey; answer: string }

/**
 * What the page of a section says of answers in other sections.
 *
 * @param data the section and those it shares questions with, each answer in one place
 */
export function elsewhereOnPage(section: FileSectionKey, data: FileData): ElsewhereAnswers {
  const said = answeredElsewhere(section, data).map((one) => {
    const answer = inWords(one.section, one.there, data[one.section] ?? {})
    return [one.here, { section: one.section, answer }] as const
  })
  const form: SectionData = data.formulier ?? {}
  const open = section === 'formulier' ? answeredTwice(data) : []
  return {
    elsewhere: Object.fromEntries(said),
    otherAnswers: Object.fromEntries(
      open.flatMap((key) => (key in form ? [[key, form[key]]] : [])),
    ),
  }
}

const inWords = (section: FileSectionKey, questions: readonly string[], data: SectionData) =>
  answers(sectionOf(section), sectionTexts(section), data)
    .filter(({ key }) => questions.includes(key))
    .map(({ answer }) => wordsOf(answer))
    .join(', ')

function wordsOf(answer: ReturnType<typeof answers>[number]['answer']): string {
  if (typeof answer === 'string') return answer
  if (Array.isArray(answer)) return answer.join(', ')
  return answer.rows.map((row) => row.filter(Boolean).join(' – ')).join(', ')
}
