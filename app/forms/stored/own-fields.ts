/** The fields that a form with stored answers has of its own, beside its questions. */

/**
 * The last field of such a form. A form without it comes from a page that was cut off, so what it
 * leaves out, and the text it breaks off in, is nobody's answer.
 */
export const WHOLE = { name: 'whole', value: '1' }

/** Of a page with what was posted before signing in: who leaves it as it came has seen that. */
export const WAITED = { name: 'waited', value: '1' }

/**
 * What the name of a choice begins with; the question comes after it. The choice is between what was
 * typed and what another tab stored in between.
 */
export const CHOICE = 'keuze.'

/**
 * What is chosen for a question. `was-leeg`: the stored answer, as long as nothing is typed in the
 * field, which was empty when it was asked. Empty: nothing yet.
 */
export type AnswerChoice = 'getypt' | 'opgeslagen' | 'was-leeg' | ''
