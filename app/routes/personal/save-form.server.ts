import { randomUUID } from 'node:crypto'
import type { TFunction } from 'i18next'
import { createContext, data } from 'react-router'
import { sectionByLaw } from '#app/features/interview/legal.server.ts'
import { parseSection, questionOf } from '#app/features/interview/parse.server.ts'
import type { Typed } from '#app/features/interview/rows.ts'
import { type SaveResult, saveSection } from '#app/features/interview/save.server.ts'
import { type FileSectionKey, sectionOf } from '#app/features/interview/sections/index.ts'
import { askingFields } from '#app/features/interview/step.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import { orElse, type Where } from '#app/platform/unexpected.server.ts'
import { formSaid } from './form-said.server.ts'
import type { SectionState } from './step-state.ts'

type Page = Omit<SectionState, 'section' | 'notes'>
type Stay = ReturnType<typeof data<Page>>
type Done = { stay: Stay } | { saved: Extract<SaveResult, { ok: true }>; id: string }

export type PostedSection = {
  user: { id: string; email: string }
  section: FileSectionKey
  form: FormData
  t: TFunction
  where: Where
  /** Whether the file is completed when every answer is right. */
  final: boolean
}

/**
 * Saves what was posted by the form of a section, as far as it is right.
 *
 * @returns the same page again when it is not done (`stay`), or could not be, else the save and the form's id
 * @throws a 409 answer when the page was made for someone else
 */
export function saveForm(posted: PostedSection): Promise<Done> {
  const { user, section, form, t, where } = posted
  return orElse(
    where,
    () => trySave(posted),
    () => ({ stay: givenBack({ section, form, t, where }, user.email) }),
  )
}

/** Whether the answer to a post holds all that its page shows, so that nothing need be read for it. */
export const showsPosted = createContext(false)

/**
 * The page of a save that could not be done, with what was posted.
 *
 * @param email of the account; where nobody could be looked up, what the form says
 */
export function givenBack(
  { section, form, t, where }: Pick<PostedSection, 'section' | 'form' | 't' | 'where'>,
  email?: string,
): Stay {
  where.context.set(showsPosted, isAway())
  const { typed } = parseSection(sectionOf(section), form, t)
  const again = reopened(form, typed, { email: email ?? String(typed.email ?? '') })
  const { account } = formSaid(form)
  return data<Page>({ ...again, account, failure: 'saving' }, { status: 503 })
}

async function trySave(posted: PostedSection): Promise<Done> {
  const { user, section, form, t, final } = posted
  const { account = user.id, after, choices, manual, restored, revision } = formSaid(form)
  if (account !== user.id) throw data('account', { status: 409 })
  const parsed = parseSection(await sectionByLaw(user.id, section), form, t)
  if (parsed.rowsChanged || restored) {
    const notice = restored ? ('restored' as const) : undefined
    return { stay: data({ ...reopened(form, parsed.typed, user), notice }) }
  }

  const errors = withoutKept(parsed.errors, choices.kept)
  const wrong = [...new Set(Object.keys(errors).map(questionOf))]
  const saved = await saveSection(user.id, {
    ...manual,
    section,
    after,
    revision,
    data: withoutKept(parsed.data, choices.kept),
    wrong,
    asks: Object.keys(askingFields(section)),
    final: final && wrong.length === 0,
  })
  const kept = Object.fromEntries(choices.kept.map((name) => [name, saved.stored[name]]))
  const values = { ...parsed.typed, email: user.email, ...kept }
  const page = { ...AGAIN, values, saveId: randomUUID(), errors, revision: saved.revision }
  if (!saved.ok) {
    const conflict = { fields: saved.fields, stored: saved.stored }
    return { stay: data({ ...page, conflict }, { status: 409 }) }
  }
  return wrong.length > 0 ? { stay: data(page, { status: 422 }) } : { saved, id: manual.id }
}

/** Of a page that holds what was posted; it does not say what the page before said. */
const AGAIN = { after: undefined, notice: undefined, failure: undefined, unsaved: true }

/** The page with what was posted, of which nothing is stored; the form goes on from there. */
export function reopened(form: FormData, typed: Typed, { email }: { email: string }) {
  const { choices, revision, goesOn } = formSaid(form)
  return {
    ...AGAIN,
    values: { ...typed, email },
    errors: {},
    // What was to be chosen is asked again at the save: no form is on revision 0 by then.
    revision: choices.asked ? 0 : revision,
    saveId: randomUUID(),
    after: goesOn,
  }
}

/** The page of who is not signed in (any more): everything typed, and nothing saved. */
export function unsaved(section: FileSectionKey, form: FormData, t: TFunction): Page {
  const { typed } = parseSection(sectionOf(section), form, t)
  const { manual, account, after, revision } = formSaid(form)
  return { values: typed, saveId: manual.id, account, after, revision }
}

/** Where the stored answer is to be kept, what was typed is no part of the save. */
const withoutKept = <T>(values: Record<string, T>, kept: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !kept.includes(questionOf(name))))
