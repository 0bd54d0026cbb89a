import { redirect } from 'react-router'
import {
  readLivingWills,
  type WillStep,
  willForStep,
} from '#app/features/living-will/living-will.server.ts'
import { HOME } from './parts.tsx'

/** The living will that a step is about. @throws a redirect when there is none to take it with */
export async function subjectFor(userId: string, step: WillStep) {
  const will = willForStep(await readLivingWills(userId), step)
  if (!will) throw redirect(HOME, 303)
  return will
}
