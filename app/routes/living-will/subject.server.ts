import { redirect } from 'react-router'
import {
  readLivingWills,
  type WillStep,
  willForStep,
} from '#app/features/living-will/living-will.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { MINUTE_MS } from '#app/platform/durations.ts'
import { HOME } from './parts.tsx'

/**
 * The living will that a step is about.
 *
 * @param isPosted whether the step is taken: who does is told that it could not be
 * @throws a redirect when there is none to take it with
 */
export async function subjectFor(userId: string, step: WillStep, isPosted = false) {
  const will = willForStep(await readLivingWills(userId), step)
  if (!will) throw isPosted ? await notTaken(userId, step) : redirect(HOME, 303)
  return will
}

/** Leads on who takes a step that cannot be taken (any more): they changed something elsewhere, or pressed twice. */
export async function notTaken(
  userId: string,
  step: WillStep | 'onPaper' | 'picture',
): Promise<Response> {
  const { valid } = await readLivingWills(userId)
  const isDone = valid?.state === step && valid.changedAt.getTime() > Date.now() - MINUTE_MS
  return redirectWithFlash(HOME, { key: isDone ? `livingWill_${step}` : 'livingWillOther' })
}
