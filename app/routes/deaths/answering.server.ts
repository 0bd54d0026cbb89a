import {
  type Answered,
  answerAboutDeath,
  type KnownReport,
} from '#app/features/deaths/report.server.ts'
import { otherDayForm } from '#app/features/deaths/report-form.ts'
import { SAID, type Said } from '#app/features/deaths/states.ts'
import type { Reader } from '#app/features/relatives/reading/visits.server.ts'
import { typedBefore } from './kept-typed.server.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { shownDay } from '#app/forms/formats.ts'
import { parseForm } from '#app/forms/submission.server.ts'

/**
 * What became of an answer about a death; `wrong`: it could not be read. `unsure`: a no stops everything, so
 * that it is asked again. `back`: they would rather answer anew.
 */
export type GivenAnswer = {
  outcome: Answered | 'wrong' | 'unsure' | 'back'
  said: Said | undefined
  typed: Typed
  errors: FieldErrors
}

/**
 * Takes what another contact says, from the form that asks it. Who knows another day says which; for a no
 * and for who does not know it does not matter.
 */
export async function giveAnswer(
  reader: Pick<Reader, 'id' | 'card'>,
  report: Pick<KnownReport, 'id'>,
  form: FormData,
  reference: string,
): Promise<GivenAnswer> {
  const said = SAID.find((one) => one === form.get('antwoord'))
  const { typed: asTyped, errors, complete } = parseForm(otherDayForm(new Date()), form)
  // 'gisteren' is another day after midnight.
  const typed = complete?.andereDag
    ? { ...asTyped, andereDag: shownDay(complete.andereDag) }
    : asTyped
  if (form.get('antwoord') === 'back') return { outcome: 'back', said, typed, errors: {} }
  if (said === 'no' && !form.has('zeker')) return { outcome: 'unsure', said, typed, errors: {} }
  if (!said || (said === 'yes' && !complete)) return { outcome: 'wrong', said, typed, errors }
  const diedOn = said === 'yes' ? (complete?.andereDag ?? null) : null
  const outcome = await answerAboutDeath(reader, report.id, { said, diedOn }, reference)
  return { outcome, said, typed, errors: {} }
}

const ASKED_AGAIN = ['wrong', 'other-day', 'same-mailbox', 'unsure', 'back'] as const
type Again = (typeof ASKED_AGAIN)[number]

/** Why an answer does not count yet, with what was typed. */
export type AskedProblem = { outcome: Again; typed: Typed; errors: FieldErrors }

/** Why something is to be asked again after an answer; null where it counts, or comes too late. */
export const askedAgain = ({ outcome }: Pick<GivenAnswer, 'outcome'>): Again | null =>
  ASKED_AGAIN.find((one) => one === outcome) ?? null

/** In an address: why a question is asked again. What was typed waits in the browser. */
export const AGAIN = 'nog'

/** A question as it is asked again by an address, with what was typed before. */
export async function againFor<Q extends object>(
  { request, url }: { request: Request; url: URL },
  { id }: Pick<Reader, 'id'>,
  question: Q,
): Promise<Q & { problem?: AskedProblem }> {
  const outcome = ASKED_AGAIN.find((one) => one === url.searchParams.get(AGAIN))
  const typed = outcome && (await typedBefore(request, id))
  if (!outcome || !typed) return question
  const errors = outcome === 'wrong' ? errorsOf(typed) : {}
  return { ...question, problem: { outcome, typed, errors } }
}

function errorsOf({ andereDag }: Typed): FieldErrors {
  const form = new FormData()
  form.set('andereDag', String(andereDag ?? ''))
  return parseForm(otherDayForm(new Date()), form).errors
}
