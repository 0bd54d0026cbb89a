import { z } from 'zod'
import { accountFact } from '#app/features/export/part.ts'
import { nameOf, relativesOf } from './people.server.ts'

const MOMENT = z.enum(['now', 'after', 'never'])

/** Of before there was such a thing, it is not there. */
export const relativesFact = accountFact({
  schema: z
    .array(
      z.object({
        name: z.string(),
        state: z.string(),
        since: z.iso.datetime(),
        askedAt: z.iso.datetime().nullable(),
        answeredAt: z.iso.datetime().nullable().optional(),
        reads: z.object({
          parts: z.partialRecord(z.string(), MOMENT),
          documents: z.record(z.string(), MOMENT),
        }),
      }),
    )
    .optional()
    .describe('Who may read the wishes, what of it and from when, and how far they are.'),
  read: async (sql, { id }) =>
    (await relativesOf(sql, id)).map(({ card, state, changedAt, askedAt, answeredAt, rules }) => ({
      name: nameOf(card),
      state,
      since: changedAt.toISOString(),
      askedAt: askedAt?.toISOString() ?? null,
      answeredAt: answeredAt?.toISOString() ?? null,
      reads: rules,
    })),
})
