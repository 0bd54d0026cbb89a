import { countAttempt, countFrom } from '#app/platform/limits.server.ts'

const HOUR = 60 * 60

/**
 * At most 10 an hour from a network, so that nobody fills the calendar, and 5 for an address or
 * appointment, so that nobody floods a mailbox.
 */
export async function tooManyBookings(network: string, whose: string): Promise<number | undefined> {
  const from = { name: 'appointments', points: 10, seconds: HOUR }
  const to = { name: 'appointment mails', points: 5, seconds: HOUR }
  return (await countFrom(from, network)) ?? (await countAttempt(to, whose))
}
