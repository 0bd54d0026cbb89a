import { randomUUID } from 'node:crypto'
import { createContext, data } from 'react-router'
import { readFile } from '#app/access/in-file.server.ts'
import type { Subject } from '#app/access/subject.ts'
import { sectionByLaw } from '#app/features/interview/legal.server.ts'
import { askingOnly } from '#app/forms/fields.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { only, questionOf, type SectionData } from '#app/forms/values.ts'
import { readPage } from '#app/features/wishes/page.server.ts'
import { fingerprintText } from '#app/forms/stored/fingerprints.server.ts'
import type { Fingerprints } from '#app/forms/stored/merge.ts'
import type { Typed } from '#app/forms/rows.ts'
import { type SaveResult, partsOf, saveSection } from '#app/features/wishes/save.server.ts'
import {
  type FileSectionKey,
  type QuestionOf,
  sectionOf,
} from '#app/features/interview/sections/index.ts'
import { askingFields, questionsIn } from '#app/features/interview/step.ts'
import { isWhole, shownAgain } from '#app/forms/stored/whole.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import { orElse, type Where } from '#app/platform/unexpected.server.ts'
import { decided, preselected } from './choices.ts'
import { formSaid } from './form-said.server.ts'
import { shownAfter } from './shown-after.ts'
import type { SectionState } from './step-state.ts'
import { refuseOthers } from '../pending-post.server.ts'

type Page = Omit<SectionState, 'section' | 'only' | 'notes'>
type Stay = ReturnType<typeof data<Page>>
type Done = { stay: Stay } | { saved: Extract<SaveResult, { ok: true }>; id: string }

export type PostedSection = {
  subject: Subject
  section: FileSectionKey
  /** The questions that the form asks; all of the section unless given. */
  only?: readonly QuestionOf<FileSectionKey>[]
  form: FormData
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
  const { subject, section, form, where } = posted
  return orElse(
    where,
    () => trySave(posted),
    (status) => ({ stay: givenBack({ section, form, where }, status, subject.email) }),
  )
}

/** Whether the answer to a post holds all that its page shows, so that nothing need be read for it. */
export const showsPosted = createContext(false)

/**
 * The page of a save that could not be done, with what was posted.
 *
 * @param status 503 for an outage, 500 for a bug
 * @param email of the account; where nobody could be looked up, what the form says
 */
export function givenBack(
  { section, form, where }: Pick<PostedSection, 'section' | 'form' | 'where'>,
  status: 503 | 500 = 503,
  email?: string,
): Stay {
  where.context.set(showsPosted, isAway())
  const { typed } = parseForm(sectionOf(section), form)
  const known = { email: email ?? String(typed.email ?? '') }
  const again = { ...reopened(section, form, typed, known), cut: !isWhole(form) }
  const { account } = formSaid(form)
  return data<Page>({ ...again, account, failure: 'saving' }, { status })
}

async function trySave(posted: PostedSection): Promise<Done> {
  const { subject, section, form, final } = posted
  refuseOthers(form, subject)
  const { after, manual, ...said } = formSaid(form)
  const lawful = await sectionByLaw(section)
  const asked = posted.only ?? questionsIn(section, subject.by?.mandate)
  const parsed = parseForm(asked ? askingOnly(lawful, asked) : lawful, form)
  if (!said.whole || said.restored || parsed.rowsChanged) {
    const page = reopened(section, form, parsed.typed, await shownTo(subject, section))
    const notice = said.restored ? ('restored' as const) : undefined
    return { stay: data({ ...page, notice }, { status: said.whole ? 200 : 422 }) }
  }

  const { kept, undecided } = decided(said.choices, parsed.typed)
  const errors = withoutKept(parsed.errors, kept)
  const wrong = [...new Set(Object.keys(errors).map(questionOf))]
  const saved = await saveSection(subject, {
    ...manual,
    section,
    after,
    revision: said.revision,
    opened: said.opened,
    data: withoutKept(parsed.values, kept),
    wrong,
    undecided,
    fromPage: true,
    asks: Object.keys(askingFields(section)),
    final: final && wrong.length === 0,
  })
  const { revision, opened } = saved
  const typed = withoutKept(parsed.typed, kept)
  const values = { ...shownAfter(saved, typed, parsed.values), email: subject.email }
  const page = { ...AGAIN, values, saveId: randomUUID(), errors, revision, opened }
  if (!saved.ok) {
    const conflict = conflictOf(saved, parsed.typed)
    return { stay: data({ ...page, conflict }, { status: 409 }) }
  }
  return wrong.length > 0 ? { stay: data(page, { status: 422 }) } : { saved, id: manual.id }
}

type Conflict = { disputed: string[]; stored: SectionData }

/** What is to be chosen between what was typed and what another tab stored. */
function conflictOf({ disputed, stored }: Conflict, typed: Typed) {
  const choices = disputed.map((name) => [name, preselected(typed[name], stored[name])] as const)
  return { choices: Object.fromEntries(choices), stored }
}

/** The answers that the page of a section shows by itself. */
const shownTo = (subject: Subject, section: FileSectionKey) =>
  readFile(subject, partsOf(section), async (sql) => (await readPage(sql, subject, section)).values)

/** No form is on this revision once something is stored, so each difference is asked about. */
const ASK_ALL = 0

const textOf = (opened: Fingerprints | undefined) => opened && fingerprintText(opened)

/** Of a page that holds what was posted; it does not say what the page before said. */
const AGAIN = { after: undefined, notice: undefined, failure: undefined, unsaved: true }

/**
 * The page with what was posted, of which nothing is stored; the form goes on from there.
 *
 * @param shown the answers that the page would show by itself
 */
export function reopened(section: FileSectionKey, form: FormData, typed: Typed, shown: Typed) {
  const { choices, revision, opened, goesOn, whole } = formSaid(form)
  // What was to be chosen, or may have been cut off in the middle, is asked about at the save.
  const asks = !whole || Object.keys(choices).length > 0
  return {
    ...AGAIN,
    values: { ...shownAgain(sectionOf(section), form, typed, shown), email: shown.email },
    errors: {},
    revision: asks ? ASK_ALL : revision,
    opened: asks ? undefined : textOf(opened),
    saveId: randomUUID(),
    after: asks ? undefined : goesOn,
    failure: whole ? undefined : ('cut' as const),
  }
}

/** The page of who is not signed in (any more): everything typed, and nothing saved. */
export function unsaved(section: FileSectionKey, form: FormData): Page {
  const { typed } = parseForm(sectionOf(section), form)
  const { manual, account, after, revision, opened } = formSaid(form)
  const from = { account, after, revision, opened: textOf(opened) }
  return { ...from, values: typed, saveId: manual.id, cut: !isWhole(form) }
}

/** Where the stored answer is to be kept, what was typed is no part of the save. */
const withoutKept = <Values extends object>(values: Values, kept: string[]) =>
  only(values, (name) => !kept.includes(questionOf(name)))
