/**
 * The interview with one question on a page, for who sits at a table with others or reads large
 * letters.
 */
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
import { addressOf, addressAtEnd, fixedFields, type Place, stepWithNeighbours } from './step.ts'

/** The key of a question of some section. */
export type QuestionKey = QuestionOf<FileSectionKey> & string

/**
 * The address of the page that asks one question.
 *
 * @param place in whose file
 */
export const questionAddress = (section: SectionKey, question: string, place?: Place): string =>
  place
    ? href('/admin/wensengesprek/:mandate/:section/vraag/:question', {
        mandate: place,
        section,
        question,
      })
    : href('/vragenlijst/:section/vraag/:question', { section, question })

/** What is asked on pages of their own: all but what is only shown, or needs others on its page. */
function questionsOf({ key, fields }: LawfulSection) {
  const fixed = fixedFields(key)
  return fields.filter((field) => !fixed.includes(field.key))
}

/** The question that an address names; undefined for one that is not asked on a page of its own. */
export const questionIn = (section: FileSectionKey, name: string): QuestionKey | undefined =>
  questionsOf(sectionOf(section)).find(({ key }) => key === name)?.key as QuestionKey | undefined

/** The field of a form that names a question which it asks without the rest of its section. */
export const ASKED = 'vraag'

/** The address of the first question of a step. */
export const firstQuestion = (section: SectionKey, place: Place): string =>
  questionAddress(section, questionsOf(sectionOf(section))[0]?.key ?? '', place)

/** Where who comes back into a step begins; the page leads on to the last one that applies. */
const lastQuestion = (section: SectionKey, place: Place): string =>
  questionAddress(section, questionsOf(sectionOf(section)).at(-1)?.key ?? '', place)

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

/** Where a question stands in its step, from 1. */
export type Position = ReturnType<typeof positionOf>

/** Ways on from a question, by the value that a button posts. */
export const QUESTION_WAYS = ['vorige', 'volgende', 'opslaan'] as const
/** A way on from a question. */
export type QuestionWay = (typeof QUESTION_WAYS)[number]

/** The address that a way on from a question leads to: in the step, or in the one before or after. */
export function addressFrom(
  section: SectionKey,
  { question, previous, next }: Position,
  way: QuestionWay,
  place: Place,
): string {
  const step = stepWithNeighbours(section, place)
  const whole = addressOf(section, place)
  if (way === 'opslaan') return `${whole}#${question}`
  if (way === 'vorige' && previous) return questionAddress(section, previous, place)
  if (way === 'vorige') return step.previous ? lastQuestion(step.previous, place) : whole
  if (next) return questionAddress(section, next, place)
  return step.next ? firstQuestion(step.next, place) : addressAtEnd(place)
}
