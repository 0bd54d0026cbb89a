import { z } from 'zod'
import { accountFact } from '#app/features/export/part.ts'
import { ownReminders } from './reminders.server.ts'

export const reminders = accountFact({
  schema: z.array(z.object({ sentAt: z.iso.datetime(), confirmedAt: z.iso.datetime().nullable() })),
  read: async (sql, { id }) =>
    (await ownReminders(sql, id)).map(({ sentAt, confirmedAt }) => ({
      sentAt: sentAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
    })),
})
