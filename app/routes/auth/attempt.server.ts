import { data, type HeadersFunction } from 'react-router'
import {
  type Attempt,
  tooManyAttempts,
  tooManyProofs,
} from '#app/features/accounts/attempts.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'

/** How long someone has to wait, and what their answer begins with. */
export type Wait = { minutes: number; init: { status: number; headers: Record<string, string> } }

/** Counts an attempt. @returns how long to wait, when there were too many */
export async function countOrWait(
  attempt: Attempt,
  email: string,
  network: string,
): Promise<Wait | undefined> {
  const seconds = await tooManyAttempts(attempt, email, network)
  return seconds === undefined ? undefined : waitOf(seconds)
}

/** Counts a password that is shown once more. @returns how long to wait, when there were too many */
export async function countProofOrWait(user: SignedIn): Promise<Wait | undefined> {
  const seconds = await tooManyProofs(user)
  return seconds === undefined ? undefined : waitOf(seconds)
}

/** A 429 answer that says how long to wait. */
export function refuseFor(seconds: number) {
  const { minutes, init } = waitOf(seconds)
  return data({ code: 'tooMany', minutes }, init)
}

const waitOf = (seconds: number): Wait => ({
  minutes: Math.ceil(seconds / 60),
  init: { status: 429, headers: { 'Retry-After': String(seconds) } },
})

/** For a page whose own form may come back with how long to wait: the header says so too. */
export const headers: HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ?? actionHeaders
