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

/** As it was ten seconds ago at most; `at` says when that was looked at. */
export async function publicStatus(): Promise<{ status: PublicStatus; at: Date }> {
  const state = await recentState()
  return { status: statusFor(state), at: state.at }
}
