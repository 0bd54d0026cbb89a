import { countAttempt, countFrom } from '#app/platform/limits.server.ts'

const HOUR = 60 * 60

/**
 * Counts a change to the calendar: at most 10 an hour from a network, so that nobody fills it, and
 * at most 5 an hour for the same address or appointment, so that nobody floods a mailbox with it.
 *
 * @returns undefined when it may go on, else the seconds to wait
 */
export async function tooManyBookings(network: string, whose: string): Promise<number | undefined> {
  const from = { name: 'appointments', points: 10, seconds: HOUR }
  const to = { name: 'appointment mails', points: 5, seconds: HOUR }
  return (await countFrom(from, network)) ?? (await countAttempt(to, whose))
}
