import type { SomeAnswers } from '#app/features/interview/sections/index.ts'

/**
 * 'never' clears the months (specification 4, 'Reminder'); without right months it stays what it
 * was.
 */
export function withConsistentReminder(data: SomeAnswers, before: SomeAnswers): SomeAnswers {
  const { reminderFrequency: frequency, reminderMonths: months, ...rest } = data
  if (frequency === 'custom' && months === undefined) {
    const { reminderFrequency } = before
    return { ...rest, ...(reminderFrequency && { reminderFrequency }) }
  }
  return frequency === 'never' ? { ...rest, reminderFrequency: frequency } : data
}
