import { randomUUID } from 'node:crypto'
import type { FailureKind } from '#app/locales/common.nl.ts'
import type { Definition } from '../fields.ts'
import type { FieldErrors, Typed } from '../rows.ts'
import { parseForm, type Submission } from '../submission.server.ts'
import { pickValues, questionOfName, type SectionData } from '../values.ts'
import { type AnswerChoice, decided, preselected } from './choices.ts'
import type { Save, Saved } from './decide.ts'
import { fingerprintText } from './fingerprints.server.ts'
import { stateOfForm } from './form-state.server.ts'
import { answersAfterSave, filledAfterSave } from './shown-after.ts'
import { isWhole, shownAgain } from './whole.ts'

/** The form of a page that shows stored answers: from the loader, or what an action gives back. */
export type AnswersPage = {
  values: Typed
  revision: number
  /** Fingerprints of the answers that it was made from; undefined: each difference is asked about. */
  opened: string | undefined
  /** Names this form, and the one that it goes on from. */
  saveId: string
  after?: string | undefined
  /** Whose page it is; nobody else can save it. Nobody's while nobody is signed in. */
  account?: string | undefined
  /** There is something on this page that was not stored. */
  unsaved?: boolean
  /** Why it shows something that is not stored: from the browser, or from before signing in. */
  notice?: 'restored' | 'pending' | undefined
  /** Made from a page that was cut off, without what is stored: it does not pass for whole either. */
  cut?: boolean
  /** Why nothing of this page was stored, though nothing is wrong with it. */
  failure?: FailureKind | undefined
  errors?: FieldErrors
  conflict?: Conflict
}

/** What was changed elsewhere since the form was opened, with what is preselected for each question. */
export type Conflict = { choices: Record<string, AnswerChoice>; stored: SectionData }

/** A save by hand, with what names its form. */
export type FormSave<D extends Definition = Definition> = Omit<Save, 'data' | 'wrong'> & {
  id: string
  after: string | undefined
  data: Submission<D>['values']
  wrong: string[]
}

/** Reads the form of a page that shows stored answers. */
export function readPosted<const D extends Definition>(definition: D, form: FormData) {
  const said = stateOfForm(form)
  const { typed, values, errors, rowsChanged } = parseForm(definition, form)
  const { kept, undecided } = decided(said.choices, typed)
  // Where the stored answer is to be kept, what was typed is no part of the save.
  const taken = <Values extends object>(all: Values) =>
    pickValues(all, (name) => !kept.includes(questionOfName(name)))
  const open = taken(errors)
  const { revision, opened, after } = said
  const wrong = [...new Set(Object.keys(open).map(questionOfName))]
  const data = taken(values) as Submission<D>['values']
  const save: FormSave<D> = { ...said.manual, after, revision, opened, data, wrong, undecided }
  return { said, typed: taken(typed), right: values, errors: open, rowsChanged, save }
}

type JudgedPost = Pick<ReturnType<typeof readPosted>, 'typed' | 'right' | 'errors'>

/**
 * The page that comes back when a save is not done: an answer is wrong, or was changed elsewhere.
 *
 * @param chooses whether the page lets choose between what was typed and what is stored
 */
export function pageAfter(saved: Saved, posted: JudgedPost, chooses: boolean): AnswersPage {
  const { typed, right, errors } = posted
  const { revision, opened, stored } = saved
  const values = (chooses ? answersAfterSave : filledAfterSave)(saved, typed, right)
  const page = { ...SHOWN_AGAIN, values, errors, revision, opened, saveId: randomUUID() }
  if (saved.ok) return page
  const choices = saved.disputed.map((name) => [name, preselected(typed[name], stored[name])])
  return { ...page, conflict: { choices: Object.fromEntries(choices), stored } }
}

/** No form is on this revision once something is stored, so each difference is asked about. */
const ASK_ALL = 0

/** Of a page that holds what was posted; it does not say what the page before said. */
const SHOWN_AGAIN = { after: undefined, notice: undefined, failure: undefined, unsaved: true }

/**
 * The page with what was posted, of which nothing is stored; the form goes on from there.
 *
 * @param shown the answers that the page would show by itself
 */
export function reopened(definition: Definition, form: FormData, shown: Typed) {
  const { typed } = parseForm(definition, form)
  const { choices, revision, opened, previousForm, whole } = stateOfForm(form)
  const isFixed = (key: string) =>
    definition.fields.some((field) => field.key === key && 'readOnly' in field && field.readOnly)
  // What was to be chosen, or may have been cut off in the middle, is asked about at the save.
  const asks = !whole || Object.keys(choices).length > 0
  return {
    ...SHOWN_AGAIN,
    values: { ...shownAgain(definition, form, typed, shown), ...pickValues(shown, isFixed) },
    errors: {},
    revision: asks ? ASK_ALL : revision,
    opened: asks ? undefined : opened && fingerprintText(opened),
    saveId: randomUUID(),
    after: asks ? undefined : previousForm,
    failure: whole ? undefined : ('cut' as const),
  }
}

/** The page of who is not signed in (any more): everything typed, and nothing saved. */
export function unsaved(definition: Definition, form: FormData): AnswersPage {
  const { typed } = parseForm(definition, form)
  const { manual, account, after, revision, opened } = stateOfForm(form)
  const from = { account, after, revision, opened: opened && fingerprintText(opened) }
  return { ...from, values: typed, saveId: manual.id, cut: !isWhole(form) }
}
