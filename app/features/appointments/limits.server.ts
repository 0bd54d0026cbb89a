import { countAttempt, countFrom } from '#app/platform/limits.server.ts'
import { HOUR_SECONDS } from '#app/platform/durations.ts'

/**
 * At most 10 an hour from a network, so that nobody fills the calendar, and 5 for an address or
 * appointment, so that nobody floods a mailbox.
 */
export async function tooManyBookings(network: string, whose: string): Promise<number | undefined> {
  const from = { name: 'appointments', points: 10, seconds: HOUR_SECONDS }
  const to = { name: 'appointment mails', points: 5, seconds: HOUR_SECONDS }
  return (await countFrom(from, network)) ?? (await countAttempt(to, whose))
}
