import type { DbRow } from '#db/row.ts'
import type { OverviewPart } from '#app/features/feature/manifest.ts'
import { addressOfQuestion } from '#app/features/interview/step.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { reminders } from './texts.nl.ts'

const t = dutch<['reminders']>({ reminders })

type Row = DbRow<
  'profiles',
  'reminder_frequency as frequency' | 'reminder_interval_months as months'
>

/** How often somebody wants to hear whether all is right still, which the interview asks. */
export const reminderPart: OverviewPart = {
  place: 4,
  async read(sql, userId) {
    const [row] = await sql<Row[]>`
      select reminder_frequency as frequency, reminder_interval_months as months
        from profiles where user_id = ${userId}`
    return {
      address: addressOfQuestion('naw', 'reminderFrequency'),
      name: t('overview.name'),
      state: t(`overview.${row?.frequency ?? 'never'}`, { count: row?.months ?? 0 }),
    }
  },
}
