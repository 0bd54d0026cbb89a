import { redirect } from 'react-router'
import {
  readLivingWills,
  type Step,
  subjectOf,
} from '#app/features/living-will/living-will.server.ts'
import { HOME } from './parts.tsx'

/** The living will that a step is about. @throws a redirect when there is none to take it with */
export async function subjectFor(userId: string, step: Step) {
  const will = subjectOf(await readLivingWills(userId), step)
  if (!will) throw redirect(HOME, 303)
  return will
}
