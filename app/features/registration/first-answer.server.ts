import { parseForm, type Submission } from '#app/forms/submission.server.ts'
import { firstAnswerForm } from './first-answer.ts'
import type { WizardState } from './wizard-state.server.ts'

type FirstAnswer = Submission<typeof firstAnswerForm>

/**
 * Reads what someone wrote who begins with a question.
 *
 * @returns what the registration goes on with, or the form as it was posted
 */
export function checkFirstAnswer(
  form: FormData,
): { ok: true; wizardState: WizardState } | { ok: false; submission: FirstAnswer } {
  const submission = parseForm(firstAnswerForm, form)
  const { complete } = submission
  if (!complete) return { ok: false, submission }
  return { ok: true, wizardState: { typed: {}, begun: complete } }
}
