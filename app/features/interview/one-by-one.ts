/** The interview with one question on a page, for who sits at a table with others or reads large letters. */
import { href } from 'react-router'
import { groupsOf } from '#app/forms/groups.ts'
import { isShown, type SectionData } from '#app/forms/values.ts'
import type { LawfulSection } from './legal.ts'
import { sectionTexts } from './section-texts.ts'
import {
  type FileSectionKey,
  type QuestionOf,
  type SectionKey,
  sectionOf,
} from './sections/index.ts'
import { addressOf, fixedFields, stepOf } from './step.ts'

export type Question = QuestionOf<FileSectionKey> & string

export const questionAddress = (section: SectionKey, question: string): string =>
  href('/vragenlijst/:section/vraag/:question', { section, question })

/** What is asked on pages of their own: all but what is only shown, or needs others on its page. */
function questionsOf({ key, fields }: LawfulSection) {
  const fixed = fixedFields(key)
  return fields.filter((field) => !fixed.includes(field.key))
}

/** The question that an address names, if it is asked on a page of its own. */
export const questionIn = (section: SectionKey, name: string): Question | undefined =>
  questionsOf(sectionOf(section)).find(({ key }) => key === name)?.key as Question | undefined

/** Where a step begins. */
export const firstQuestion = (section: SectionKey): string =>
  questionAddress(section, questionsOf(sectionOf(section))[0]?.key ?? '')

/** Where who comes back into a step begins; the page leads on to the last one that applies. */
const lastQuestion = (section: SectionKey): string =>
  questionAddress(section, questionsOf(sectionOf(section)).at(-1)?.key ?? '')

/**
 * Where a question stands among those that apply.
 *
 * @param answers to the whole section
 * @returns `question` is the one before where the one that was asked for does not apply (any more)
 */
export function positionOf(
  section: LawfulSection & { key: SectionKey },
  name: string,
  answers: SectionData,
) {
  const all = questionsOf(section)
  const applying = all.filter((field) => isShown(section, field, answers))
  const until = all.slice(0, all.findIndex(({ key }) => key === name) + 1)
  const index = Math.max(
    0,
    applying.findLastIndex((field) => until.includes(field)),
  )
  const groups = groupsOf(all, sectionTexts(section.key).fields)
  const question = applying[index]?.key ?? name
  return {
    question,
    number: index + 1,
    total: applying.length,
    group: groups.find(({ fields }) => fields.some(({ key }) => key === question))?.title,
    previous: applying[index - 1]?.key,
    next: applying[index + 1]?.key,
  }
}

export type Position = ReturnType<typeof positionOf>

/** Ways on from a question, by the value that a button posts. */
export const QUESTION_WAYS = ['vorige', 'volgende', 'opslaan'] as const
export type QuestionWay = (typeof QUESTION_WAYS)[number]

/** Where a way leads: in the step, or into the one before or after. */
export function addressFrom(section: SectionKey, position: Position, way: QuestionWay): string {
  const step = stepOf(section)
  if (way === 'opslaan') return `${addressOf(section)}#${position.question}`
  if (way === 'vorige' && position.previous) return questionAddress(section, position.previous)
  if (way === 'vorige') return step.previous ? lastQuestion(step.previous) : addressOf(section)
  if (position.next) return questionAddress(section, position.next)
  return step.next ? firstQuestion(step.next) : href('/dashboard/controleren')
}
