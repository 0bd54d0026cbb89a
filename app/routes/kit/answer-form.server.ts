import { data } from 'react-router'
import type { AnswersOf, Definition } from '#app/forms/fields.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import type { Submission } from '#app/forms/submission.server.ts'
import type { FailureKind } from '#app/locales/common/failures.nl.ts'
import { orElse, type Where } from '#app/platform/unexpected.server.ts'
import { waitOf } from './attempt.server.ts'

/** What a page shows again of its form. */
export type FormReply = Pick<SignInReply, 'typed' | 'errors' | 'failure' | 'wait'>

type Submitted = Pick<Submission, 'typed' | 'errors'>

/**
 * Answers a form that its own page shows again: with what is wrong with it, with what became of it,
 * or with what failed through no fault of who sent it. What was typed, but for passwords, comes back.
 *
 * @param failure what is said when it fails (specification 8)
 * @param run does what was asked, once nothing is wrong
 */
export async function answerForm<D extends Definition, A>(
  where: Where,
  submission: Submission<D>,
  failure: FailureKind,
  run: (answers: AnswersOf<D>) => Promise<A>,
) {
  const { typed, complete } = submission
  if (!complete) return refuseSubmission(submission)
  return orSay(where, failure, () => run(complete), typed)
}

/**
 * Does what a button asks, or what a form asks that was read: when that fails through no fault of who
 * sent it, its own page says so.
 *
 * @param failure what is said then (specification 8)
 * @param typed comes back then
 */
export const orSay = <A>(
  where: Where,
  failure: FailureKind,
  run: () => Promise<A>,
  typed?: Typed,
) =>
  orElse(where, run, (status) => data<FormReply>({ ...(typed && { typed }), failure }, { status }))

/**
 * @param more what is wrong besides
 * @returns what was typed and what is wrong with it, as a 422 answer
 */
export const refuseSubmission = ({ typed, errors }: Submitted, more?: FieldErrors) =>
  data<FormReply>({ typed, errors: { ...errors, ...more } }, { status: 422 })

/** @returns what was typed and how long to wait, as a 429 answer */
export function refuseTooOften({ typed }: Submitted, seconds: number) {
  const { minutes, init } = waitOf(seconds)
  return data<FormReply>({ typed, wait: minutes }, init)
}
