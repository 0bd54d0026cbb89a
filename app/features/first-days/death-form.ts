import type { Definition } from '#app/forms/fields.ts'
import { dayAfter, dayOf } from '#app/locales/dates.ts'

const YEAR_DAYS = 366

/** When somebody died, at most a year ago. */
export const deathForm = (now: Date) =>
  ({
    key: 'death',
    fields: [
      {
        key: 'dag',
        kind: 'day',
        from: dayAfter(dayOf(now), -YEAR_DAYS),
        until: 'today',
        recent: true,
        required: true,
        says: { required: 'dateOfDeath', date: 'dateOfDeath', dateEarly: 'dateOfDeathEarly' },
      },
      {
        key: 'tijd',
        kind: 'text',
        maxLength: 10,
        oneLine: true,
        format: 'time',
        says: { time: 'timeOfDeath', tooLong: 'timeOfDeath', text: 'timeOfDeath' },
      },
    ],
  }) as const satisfies Definition
