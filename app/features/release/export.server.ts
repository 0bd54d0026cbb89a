import { z } from 'zod'
import { accountFact } from '#app/features/export/part.ts'
import { requestsForFileIn } from './owner-requests.server.ts'

const moment = z.iso.datetime()

export const accessRequests = accountFact({
  schema: z
    .array(
      z.object({
        company: z.string(),
        kind: z.string(),
        state: z.string(),
        askedAt: moment,
        changedAt: moment,
      }),
    )
    .optional()
    .describe('Which funeral director asked for the file, and what became of it.'),
  read: async (sql) =>
    (await requestsForFileIn(sql)).map(({ askedAt, changedAt, ...request }) => ({
      ...request,
      askedAt: askedAt.toISOString(),
      changedAt: changedAt.toISOString(),
    })),
})
