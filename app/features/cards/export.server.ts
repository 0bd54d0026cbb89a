import { z } from 'zod'
import { accountFact } from '#app/features/export/part.ts'
import { readOrders } from './orders.server.ts'
import { readRequests } from './requests.server.ts'

const moment = z.iso.datetime()

export const cardRequests = accountFact({
  schema: z.array(
    z.object({
      requestedAt: moment,
      variant: z.string(),
      consent: z.string().describe('Version of the page that was agreed to.'),
      ordered: z.boolean(),
    }),
  ),
  read: async (sql, { id }) =>
    (await readRequests(sql, id)).map(({ requestedAt, ...rest }) => ({
      ...rest,
      requestedAt: requestedAt.toISOString(),
    })),
})

export const cardOrders = accountFact({
  schema: z.array(
    z.object({
      state: z.string(),
      variant: z.string(),
      createdAt: moment,
      address: z.record(z.string(), z.string()),
      cards: z.array(z.object({ number: z.int(), revokedAt: moment.nullable() })),
    }),
  ),
  read: async (sql, { id }) =>
    (await readOrders(sql, id)).map(({ state, variant, createdAt, address, cards }) => ({
      state,
      variant,
      createdAt: createdAt.toISOString(),
      address,
      cards: cards.map(({ number, revokedAt }) => ({
        number,
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
    })),
})
