import { isDeepStrictEqual } from 'node:util'
import { mailsOf, recentState, type RegisterState } from './state.server.ts'

/** What visitors can do now: no numbers. */
export type PublicStatus = { canSave: boolean; canAddFiles: boolean; mailsOnTime: boolean }

/** In ms. Who waits longer for a mail asks themselves whether it comes. */
const LATE_MS = 15 * 60_000

/** What follows for visitors from how the register is. */
export function statusFor({ numbers, keepsFiles, at }: RegisterState): PublicStatus {
  const oldest = numbers && mailsOf(numbers).oldest
  const canSave = numbers !== undefined
  const mailsOnTime = canSave && (!oldest || +at - +oldest < LATE_MS)
  return { canSave, canAddFiles: canSave && keepsFiles, mailsOnTime }
}

let last: { status: PublicStatus; since: Date } | undefined

/**
 * As it was ten seconds ago at most.
 *
 * @returns `since`: when this process saw it so for the first time on end
 */
export async function publicStatus(): Promise<{ status: PublicStatus; since: Date }> {
  const state = await recentState()
  const status = statusFor(state)
  if (!last || !isDeepStrictEqual(last.status, status)) last = { status, since: state.at }
  return last
}
