import { z } from 'zod'
import { accountFact } from '#app/features/export/part.ts'
import { keptSessions } from './own-sessions.server.ts'

export const sessions = accountFact({
  // Files from before sessions were in them can still be brought in.
  schema: z
    .array(
      z.object({
        browser: z.string().nullable(),
        system: z.string().nullable(),
        startedAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
      }),
    )
    .optional(),
  read: async (sql, { id }) =>
    (await keptSessions(sql, id)).map(({ startedAt, lastSeenAt, ...device }) => ({
      ...device,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
})
