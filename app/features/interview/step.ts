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
export type Way = (typeof WAYS)[number]

/** Its section, its place (from 1) and its neighbours. */
export function stepOf(key: SectionKey) {
  const index = sectionKeys.indexOf(key)
  const section = sections[index]
  if (!section) throw new Error(`no section ${key}`)
  return {
    section,
    number: index + 1,
    total: sections.length,
    previous: sectionKeys[index - 1],
    next: sectionKeys[index + 1],
  }
}

export const addressOf = (key: FileSectionKey): string =>
  key === 'formulier' ? href('/formulier') : href('/vragenlijst/:section', { section: key })

/** Where the script saves a section by itself. */
export const autosaveAddress = (key: FileSectionKey): string =>
  key === 'formulier'
    ? href('/formulier/automatisch')
    : href('/vragenlijst/:section/automatisch', { section: key })

/** Where a question is asked. */
export const addressOfQuestion = <Key extends FileSectionKey>(
  section: Key,
  question: QuestionOf<Key> & string,
): string => `${addressOf(section)}#${question}`

export function addressAfter(key: SectionKey, way: Way): string {
  const { previous, next } = stepOf(key)
  if (way === 'vorige') return addressOf(previous ?? key)
  if (way === 'dashboard') return href('/dashboard')
  if (way === 'opslaan') return addressOf(key)
  if (way === 'klaar' || way === 'overslaan' || way === 'later') return href('/vragenlijst')
  return way === 'volgende' && next ? addressOf(next) : href('/dashboard/controleren')
}

export function askingFields(key: FileSectionKey): Record<string, string> {
  const fields: readonly Field[] = sectionOf(key).fields
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.kind === 'yesNo' && field.asks ? [[field.key, field.asks] as const] : [],
    ),
  )
}

export function fixedFields(key: FileSectionKey): string[] {
  const fields: readonly Field[] = sectionOf(key).fields
  const readOnly = fields.filter((field) => field.kind === 'text' && field.readOnly)
  return [...Object.keys(askingFields(key)), ...readOnly.map((field) => field.key)]
}
