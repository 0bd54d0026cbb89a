import { randomUUID } from 'node:crypto'
import type { FailureKind } from '#app/locales/common/failures.nl.ts'
import { isBox, type Definition } from '../fields.ts'
import { type FieldErrors, isTyped, type RemovedRow, type Typed } from '../rows.ts'
import { parseForm } from '../submission.server.ts'
import { isAnswered, pickValues, type SectionData, type Value } from '../values.ts'
import type { Saved } from './decide.ts'
import { fingerprintText } from './fingerprints.server.ts'
import type { AnswerChoice } from './own-fields.ts'
import { type PostedAnswers, stateOfForm } from './posted-answers.server.ts'

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
  /** What a button on it just took away; that is not stored yet. */
  removed?: RemovedRow | undefined
  /** Made from a page that was cut off, without what is stored: it does not pass for whole either. */
  cut?: boolean
  /** Why nothing of this page was stored, though nothing is wrong with it. */
  failure?: FailureKind | undefined
  errors?: FieldErrors
  conflict?: Conflict
}

/** What was changed elsewhere since the form was opened, with what is preselected for each question. */
export type Conflict = { choices: Record<string, AnswerChoice>; stored: SectionData }

type TypedAnswers = Pick<PostedAnswers, 'typed' | 'right' | 'errors'>

/**
 * The page that comes back when a save is not done: an answer is wrong, or was changed elsewhere.
 *
 * @param chooses whether the page lets choose between what was typed and what is stored
 */
export function pageAfter(saved: Saved, post: TypedAnswers, chooses: boolean): AnswersPage {
  const { revision, opened, stored } = saved
  const values = chooses ? answersAfter(saved, post) : filledAnswersAfter(saved, post)
  const from = { revision, opened, saveId: randomUUID() }
  const page = { ...SHOWN_AGAIN, values, errors: post.errors, ...from }
  if (saved.ok) return page
  const choices = saved.disputed.map((name) => [name, preselected(post.typed[name], stored[name])])
  return { ...page, conflict: { choices: Object.fromEntries(choices), stored } }
}

/**
 * The answers of the page after a save that stays there: as they are stored, or would be. What is
 * wrong, has to be chosen or has to be confirmed stands as it was typed.
 */
function answersAfter(saved: Saved, { typed, right }: TypedAnswers): Typed {
  const open = saved.ok ? (saved.toConfirm ?? []) : saved.disputed
  const asTyped = Object.entries(typed).filter(([name]) => open.includes(name) || !(name in right))
  return { ...(saved.ok ? saved.stored : saved.merged), ...Object.fromEntries(asTyped) }
}

/**
 * The same for a page without a choice between both: where nothing was typed the stored answer stands,
 * so that saving the page as it is takes no answer away.
 */
function filledAnswersAfter(saved: Saved, post: TypedAnswers): Typed {
  const open = saved.ok ? [] : saved.disputed.filter((name) => !isTyped(post.typed[name]))
  const kept = open.map((name) => [name, saved.stored[name]] as const)
  return { ...answersAfter(saved, post), ...Object.fromEntries(kept) }
}

/**
 * What is chosen beforehand: the side that is not empty; where both have text, only the person
 * chooses. Nothing that someone wrote is preselected against, so saving the page as it is takes no
 * answer away.
 */
function preselected(typed: unknown, stored: Value | undefined): AnswerChoice {
  if (!isTyped(typed)) return 'was-leeg'
  return isAnswered(stored) ? '' : 'getypt'
}

/** No form is on this revision once something is stored, so each difference is asked about. */
const ASK_ALL = 0

/** Of a page that holds what was posted; it does not say what the page before said. */
const SHOWN_AGAIN = { after: undefined, notice: undefined, failure: undefined, unsaved: true }

/**
 * The page with what was posted, of which nothing is stored; the form goes on from there.
 *
 * @param definition all questions of the page
 * @param shown the answers that the page would show by itself
 */
export function reopened(definition: Definition, form: FormData, shown: Typed) {
  const { typed, removed } = parseForm(definition, form)
  const { choices, revision, opened, previousForm, isWhole } = stateOfForm(form)
  const isFixed = (key: string) =>
    definition.fields.some((field) => field.key === key && 'readOnly' in field && field.readOnly)
  // What was to be chosen, or may have been cut off in the middle, is asked about at the save.
  const asksAll = !isWhole || Object.keys(choices).length > 0
  const values = isWhole ? shownAgain(definition, typed, shown) : filledUp(typed, shown)
  return {
    ...SHOWN_AGAIN,
    values: { ...values, ...pickValues(shown, isFixed) },
    errors: {},
    removed,
    revision: asksAll ? ASK_ALL : revision,
    opened: asksAll ? undefined : opened && fingerprintText(opened),
    saveId: randomUUID(),
    after: asksAll ? undefined : previousForm,
    failure: isWhole ? undefined : ('cut' as const),
  }
}

/**
 * What was typed, and what is stored where the form had no such question. No tick posts nothing, so
 * in a whole form that is an answer.
 */
function shownAgain({ fields }: Definition, typed: Typed, stored: Typed): Typed {
  const postsSomething = fields.filter((field) => !isBox(field)).map(({ key }) => key)
  return { ...pickValues(stored, (key) => postsSomething.includes(key)), ...typed }
}

/** What was typed, and where nothing was, what is stored: saving it takes no answer away unseen. */
const filledUp = (typed: Typed, stored: Typed): Typed => ({
  ...stored,
  ...pickValues(typed, (key) => isTyped(typed[key])),
})

/**
 * The page of who is not signed in (any more): everything typed, and nothing saved.
 *
 * @param definition all questions of the page
 */
export function unsaved(definition: Definition, form: FormData): AnswersPage {
  const { typed } = parseForm(definition, form)
  const { saveId, account, after, revision, opened, isWhole } = stateOfForm(form)
  const from = { account, after, revision, opened: opened && fingerprintText(opened) }
  return { ...from, values: typed, saveId, cut: !isWhole }
}
