import { stepForm } from '#app/features/living-will/forms.ts'
import { type WillStep, takeWillStep } from '#app/features/living-will/living-will.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { refuseSubmission } from '../kit/answer-form.server.ts'
import { HOME } from './parts.tsx'
import { notTaken, subjectFor } from './subject.server.ts'

/** A step that is a day and nothing more; signing takes a picture of the paper as well. */
type DayStep = Exclude<WillStep, 'signed'>
/**
 * Nobody signs again before having signed; the paper itself is of the day it was made, or later. One
 * from elsewhere is older than what we know of it.
 */
async function formFor(userId: string, step: DayStep, isPosted = false) {
  const { dates, createdAt, title } = await subjectFor(userId, step, isPosted)
  const isOlder = step === 'confirmed' || title !== undefined
  return stepForm((isOlder ? dates.signed : undefined) ?? dayOf(createdAt))
}

/** What the page of a step asks. */
export async function askDay({ context }: Where, step: DayStep) {
  const { fields } = await formFor(requireUser(context).id, step)
  return { fields }
}

/** Takes a step on the day that was posted. */
export async function takeDay({ request, context }: Where, step: DayStep) {
  const user = requireUser(context)
  const form = await formFor(user.id, step, true)
  const submission = parseForm(form, await readForm(request))
  const { complete } = submission
  if (!complete) return refuseSubmission(submission)
  if (!(await takeWillStep(user.id, step, complete.date))) return notTaken(user.id, step)
  return redirectWithFlash(HOME, { key: `livingWill_${step}` })
}
