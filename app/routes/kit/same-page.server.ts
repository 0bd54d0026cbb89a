/** The page of a form with stored answers, in answer to a post of it that was not done. */
import { createContext, data } from 'react-router'
import type { Definition } from '#app/forms/fields.ts'
import { isTyped, type Typed } from '#app/forms/rows.ts'
import { type AnswersPage, pageAfter, reopened } from '#app/forms/stored/answers-page.server.ts'
import type { Saved } from '#app/forms/stored/decide.ts'
import { type PostedAnswers, stateOfForm } from '#app/forms/stored/posted-answers.server.ts'
import { pickValues, questionOfName, sameValue } from '#app/forms/values.ts'
import type { FailureKind } from '#app/locales/common/failures.nl.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import { failureStatus, type Where } from '#app/platform/unexpected.server.ts'
import { waitOf } from './attempt.server.ts'

/** A post, and what its page is made of when it stays there. */
export type PostedForm = {
  /** All questions of the page. */
  definition: Definition
  form: FormData
  where: Where
  /** What its page shows whatever was posted. */
  fixed?: Typed
  /** What is said when it could not be saved; 'saving' unless given. */
  failure?: FailureKind
  /** Whether the page lets choose between what was typed and what is stored; it does unless given. */
  chooses?: boolean
}

/** That page, with the status of its answer. */
export type SamePage = ReturnType<typeof data<AnswersPage>>

/**
 * The page of a post that asks for no save, or of which nothing may be stored (422).
 *
 * @param shown the answers that the page would show by itself
 */
export function pageAsPosted(
  { definition, form }: PostedForm,
  { isWhole, isRestored }: Pick<PostedAnswers, 'isWhole' | 'isRestored'>,
  shown: Typed,
): SamePage {
  const page = reopened(definition, form, shown)
  const notice = isRestored ? ('restored' as const) : undefined
  return data<AnswersPage>({ ...page, notice }, { status: isWhole ? 200 : 422 })
}

/**
 * The page of a save with wrong answers (422), or that was not done because of what others changed
 * (409).
 */
export function pageAfterSave(
  { fixed = {}, chooses = true }: PostedForm,
  post: Pick<PostedAnswers, 'typed' | 'right' | 'errors'>,
  saved: Saved,
): SamePage {
  const page = pageAfter(saved, post, chooses)
  const values = { ...page.values, ...fixed }
  return data<AnswersPage>({ ...page, values }, { status: saved.ok ? 422 : 409 })
}

/**
 * The page of a post whose button asked for another row or one less, once all that was typed is saved: what
 * could not be is said (422), but of nothing that was left open.
 *
 * @param before what was saved, in which the rows are as they were
 * @param after the same with the rows that were asked for, which are not stored
 */
export function pageWithRows(
  page: PostedForm,
  before: PostedAnswers,
  after: PostedAnswers,
  saved: Extract<Saved, { ok: true }>,
): SamePage {
  const errors = pickValues(after.errors, (name) => isTyped(after.typed[questionOfName(name)]))
  const again = pageAfterSave(page, { ...after, errors }, saved)
  // Rows that another tab changed meanwhile stand as they are stored.
  const isAsSaved = (name: string) =>
    !(name in before.right) || sameValue(saved.stored[name], before.right[name])
  const lists = page.definition.fields.filter(({ kind }) => kind === 'rows')
  const kept = lists.map(({ key }) => key).filter(isAsSaved)
  const values = { ...again.data.values, ...pickValues(after.typed, (name) => kept.includes(name)) }
  const status = Object.keys(errors).length > 0 ? 422 : 200
  return data<AnswersPage>({ ...again.data, values, removed: after.removed }, { status })
}

/**
 * What follows from a save for its page.
 *
 * @returns null when everything that was posted is stored
 */
export const pageUnlessDone = (page: PostedForm, post: PostedAnswers, saved: Saved) =>
  saved.ok && post.save.wrong.length === 0 ? null : pageAfterSave(page, post, saved)

/** Whether the answer to a post holds all that its page shows, so that nothing need be read for it. */
export const showsPosted = createContext(false)

/**
 * The page of a save that could not be done, with what was posted.
 *
 * @param status 503 for an outage, 500 for a bug
 */
export function givenBack(posted: PostedForm, status: 503 | 500 = 503): SamePage {
  posted.where.context.set(showsPosted, isAway())
  return data<AnswersPage>(asItCame(posted), { status })
}

/**
 * The page with what was posted, not saved, for who saves too often; the route lets the headers of its action
 * through.
 *
 * @param seconds until it may be tried again
 */
export const givenBackTooOften = (posted: PostedForm, seconds: number): SamePage =>
  data<AnswersPage>(asItCame({ ...posted, failure: 'often' }), waitOf(seconds).init)

function asItCame({ definition, form, fixed = {}, failure = 'saving' }: PostedForm): AnswersPage {
  const page = reopened(definition, form, {})
  const values = { ...page.values, ...fixed }
  const { account, isWhole } = stateOfForm(form)
  return { ...page, values, cut: !isWhole, account, failure }
}

/**
 * Notes what failed in a save, and gives its page back with what was posted.
 *
 * @throws what is no error but an answer: not found, too often
 */
export const pageAfterFailure = (page: PostedForm, error: unknown): SamePage =>
  givenBack(page, failureStatus(error, page.where))
