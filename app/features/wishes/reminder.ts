import type { SectionData } from '#app/forms/values.ts'

/**
 * The reminder as it is stored: 'never' clears the months (specification 4, 'Reminder'), and one
 * that was to have months of its own, but has none that are right, stays what it was.
 */
export function soundReminder(data: SectionData, before: SectionData): SectionData {
  const { reminderFrequency: frequency, reminderMonths: months, ...rest } = data
  if (frequency === 'custom' && months === undefined) {
    const { reminderFrequency } = before
    return { ...rest, ...(reminderFrequency && { reminderFrequency }) }
  }
  return frequency === 'never' ? { ...rest, reminderFrequency: frequency } : data
}
