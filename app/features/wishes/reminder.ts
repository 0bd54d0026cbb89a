import type { SectionData } from '#app/forms/values.ts'

/**
 * 'never' clears the months (specification 4, 'Reminder'); without right months it stays what it
 * was.
 */
export function soundReminder(data: SectionData, before: SectionData): SectionData {
  const { reminderFrequency: frequency, reminderMonths: months, ...rest } = data
  if (frequency === 'custom' && months === undefined) {
    const { reminderFrequency } = before
    return { ...rest, ...(reminderFrequency && { reminderFrequency }) }
  }
  return frequency === 'never' ? { ...rest, reminderFrequency: frequency } : data
}
