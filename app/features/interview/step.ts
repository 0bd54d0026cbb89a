import { href } from 'react-router'
import type { Field } from '#app/forms/fields.ts'
import {
  type FileSectionKey,
  type QuestionOf,
  sectionKeys,
  sectionOf,
  sections,
  type SectionKey,
} from './sections/index.ts'

/** How someone leaves a step: the values that its buttons post in `naar`. */
export const WAYS = [
  'opslaan',
  'vorige',
  'volgende',
  'dashboard',
  'controleren',
  'klaar',
  'overslaan',
  'later',
] as const
/** A way out of a step. */
export type Way = (typeof WAYS)[number]

/**
 * In whose file a page is: one's own where it is undefined, else that of the client for whom a
 * colleague writes along, by the mandate for it. It is in the address, so that two pages of two
 * clients never mix.
 */
export type Place = string | undefined

/** The steps of the interview in this file, in order. The confidential one is its owner's alone. */
export const stepsIn = (place: Place): SectionKey[] =>
  place ? sectionKeys.filter((key) => key !== 'secret') : sectionKeys

/**
 * The section of a step, its place among the steps (from 1) and its neighbours.
 *
 * @param place in whose file; the confidential step counts in one's own only
 */
export function stepWithNeighbours(key: SectionKey, place?: Place) {
  const keys = stepsIn(place)
  const index = keys.indexOf(key)
  const section = sections.find((one) => one.key === key)
  if (!section) throw new Error(`no section ${key}`)
  return {
    section,
    number: index + 1,
    total: keys.length,
    previous: keys[index - 1],
    next: keys[index + 1],
  }
}

/** The address of the page of a section; of the older form it is that of the form. */
export function addressOf(key: FileSectionKey, place?: Place): string {
  if (place) return href('/admin/wensengesprek/:mandate/:section', { mandate: place, section: key })
  return key === 'formulier' ? href('/formulier') : href('/vragenlijst/:section', { section: key })
}

/** The address of the page with all steps. */
export const overviewOf = (place: Place): string =>
  place ? href('/admin/wensengesprek/:mandate', { mandate: place }) : href('/vragenlijst')

/** The address where someone goes when nothing more is to be asked. A client confirms without us. */
export const addressAtEnd = (place: Place): string =>
  place ? overviewOf(place) : href('/dashboard/controleren')

/** The address to which the script posts a section that it saves by itself. */
export function autosaveAddress(key: FileSectionKey, place?: Place): string {
  if (place)
    return href('/admin/wensengesprek/:mandate/:section/automatisch', {
      mandate: place,
      section: key,
    })
  return key === 'formulier'
    ? href('/formulier/automatisch')
    : href('/vragenlijst/:section/automatisch', { section: key })
}

/** The address of a question on the page of its section. */
export const addressOfQuestion = <Key extends FileSectionKey>(
  section: Key,
  question: QuestionOf<Key> & string,
): string => `${addressOf(section)}#${question}`

/** The address that a way out of a step leads to, where it does not depend on how far the steps are. */
export function addressAfter(
  key: SectionKey,
  way: Exclude<Way, 'klaar' | 'overslaan'>,
  place?: Place,
): string {
  const { previous, next } = stepWithNeighbours(key, place)
  if (way === 'vorige') return addressOf(previous ?? key, place)
  if (way === 'dashboard') return place ? overviewOf(place) : href('/dashboard')
  if (way === 'opslaan') return addressOf(key, place)
  if (way === 'later') return overviewOf(place)
  return way === 'volgende' && next ? addressOf(next, place) : addressAtEnd(place)
}

/**
 * The boxes of a section of which a new tick has effect only after a page of its own.
 *
 * @returns the address of that page by the key of the box
 */
export function askingFields(key: FileSectionKey): Record<string, string> {
  const fields: readonly Field[] = sectionOf(key).fields
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.kind === 'yesNo' && field.asks ? [[field.key, field.asks] as const] : [],
    ),
  )
}

/**
 * The questions that a section asks in this file; undefined for all of them. Nobody agrees to something
 * for another: boxes with a page of their own are left out in a client's.
 */
export function questionsIn(
  key: FileSectionKey,
  place: Place,
): QuestionOf<FileSectionKey>[] | undefined {
  if (!place) return undefined
  const fields: readonly Field[] = sectionOf(key).fields
  const asking = Object.keys(askingFields(key))
  return fields.flatMap((field) =>
    asking.includes(field.key) ? [] : [field.key as QuestionOf<FileSectionKey>],
  )
}

/**
 * The questions of a section that its form alone does not change: boxes with a page of their own,
 * and what is only shown.
 */
export function fixedFields(key: FileSectionKey): string[] {
  const fields: readonly Field[] = sectionOf(key).fields
  const readOnly = fields.filter((field) => field.kind === 'text' && field.readOnly)
  return [...Object.keys(askingFields(key)), ...readOnly.map((field) => field.key)]
}
