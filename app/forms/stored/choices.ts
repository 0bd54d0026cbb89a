/**
 * The choice between what was typed and what another tab stored in between. Nothing that someone
 * wrote is preselected against, so saving the page as it is takes no answer away.
 */
import { isTyped, type Typed } from '../rows.ts'
import { isAnswered, type Value } from '../values.ts'

/** What the name of a choice begins with; the question comes after it. */
export const CHOICE = 'keuze.'

/**
 * What is chosen for a question. `was-leeg`: the stored answer, as long as nothing is typed in the
 * field, which was empty when it was asked. Empty: nothing yet.
 */
export type AnswerChoice = 'getypt' | 'opgeslagen' | 'was-leeg' | ''

/** What is preselected: the side that is not empty; where both have text, only the person chooses. */
export function preselected(typed: unknown, stored: Value | undefined): AnswerChoice {
  if (!isTyped(typed)) return 'was-leeg'
  return isAnswered(stored) ? '' : 'getypt'
}

/**
 * What the choices that were posted come to.
 *
 * @returns the questions that keep their stored answer, and those that still have to be chosen
 */
export function decided(posted: Record<string, string>, typed: Typed) {
  const kept: string[] = []
  const undecided: string[] = []
  for (const [name, choice] of Object.entries(posted)) {
    if (choice === 'opgeslagen' || (choice === 'was-leeg' && !isTyped(typed[name]))) kept.push(name)
    else if (choice !== 'getypt') undecided.push(name)
  }
  return { kept, undecided }
}
