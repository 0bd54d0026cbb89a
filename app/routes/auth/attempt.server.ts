import { data } from 'react-router'
import { type Attempt, tooManyAttempts } from '#app/features/accounts/attempts.server.ts'

/** Counts an attempt. @throws a 429 answer that says how long to wait, when there were too many */
export async function countOrRefuse(attempt: Attempt, email: string, network: string) {
  const seconds = await tooManyAttempts(attempt, email, network)
  if (seconds !== undefined) throw refuseFor(seconds)
}

/** A 429 answer that says how long to wait. */
export const refuseFor = (seconds: number) =>
  data(
    { code: 'tooMany', minutes: Math.ceil(seconds / 60) },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  )
