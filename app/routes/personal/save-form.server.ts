import { randomUUID } from 'node:crypto'
import type { TFunction } from 'i18next'
import { data } from 'react-router'
import { sectionByLaw } from '#app/features/interview/legal.server.ts'
import { parseSection } from '#app/features/interview/parse.ts'
import { type SaveResult, saveSection } from '#app/features/interview/save.server.ts'
import { type FileSectionKey, sectionOf } from '#app/features/interview/sections/index.ts'
import { askingFields } from '#app/features/interview/step.ts'
import { saveHead } from './save-head.server.ts'
import type { SectionState } from './step-state.ts'

type Page = Omit<SectionState, 'section' | 'notes'>
type Stay = ReturnType<typeof data<Page>>

export type PostedSection = {
  user: { id: string; email: string }
  section: FileSectionKey
  form: FormData
  t: TFunction
  /** Whether the file is completed when every answer is right. */
  final: boolean
}

/**
 * Saves what was posted by the form of a section, as far as it is right.
 *
 * @returns the same page again when it is not done (`stay`), else the save
 */
export async function saveForm(
  posted: PostedSection,
): Promise<{ stay: Stay } | { saved: Extract<SaveResult, { ok: true }> }> {
  const { user, section, form, t, final } = posted
  const parsed = parseSection(await sectionByLaw(user.id, section), form, t)
  const { revision, saveId } = saveHead.parse(Object.fromEntries(form))
  const choices = choicesOf(form)
  const again = { values: { ...parsed.typed, email: user.email }, saveId: randomUUID() }
  if (parsed.rowsChanged)
    // What was to be chosen is asked again at the save: no form is on revision 0 by then.
    return { stay: data({ ...again, errors: {}, revision: choices.asked ? 0 : revision }) }

  const errors = withoutKept(parsed.errors, choices.kept)
  const wrong = [...new Set(Object.keys(errors).map(questionOf))]
  const saved = await saveSection(user.id, {
    section,
    id: saveId,
    revision,
    data: withoutKept(parsed.data, choices.kept),
    wrong,
    asks: Object.keys(askingFields(section)),
    final: final && wrong.length === 0,
  })
  const kept = Object.fromEntries(choices.kept.map((name) => [name, saved.stored[name]]))
  const page = { ...again, values: { ...again.values, ...kept }, errors, revision: saved.revision }
  if (!saved.ok) {
    const conflict = { fields: saved.fields, stored: saved.stored }
    return { stay: data({ ...page, conflict }, { status: 409 }) }
  }
  return wrong.length > 0 ? { stay: data(page, { status: 422 }) } : { saved }
}

/** The page of who is not signed in (any more): everything typed, and nothing saved. */
export function unsaved(section: FileSectionKey, form: FormData, t: TFunction): Page {
  const { typed } = parseSection(sectionOf(section), form, t)
  return { values: typed, ...saveHead.parse(Object.fromEntries(form)) }
}

/** The answers to "which text do you want to keep?": whether it was asked, and where the stored. */
function choicesOf(form: FormData) {
  const names = [...form.keys()].filter((name) => name.startsWith(CHOICE))
  const kept = names.filter((name) => form.get(name) === 'opgeslagen')
  return { asked: names.length > 0, kept: kept.map((name) => name.slice(CHOICE.length)) }
}

const CHOICE = 'keuze.'

/** 'contacts[0].email' is a part of the answer to 'contacts'. */
const questionOf = (name: string): string => name.split('[', 1)[0] ?? name

/** Where the stored answer is to be kept, what was typed is no part of the save. */
const withoutKept = <T,>(values: Record<string, T>, kept: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !kept.includes(questionOf(name))))
