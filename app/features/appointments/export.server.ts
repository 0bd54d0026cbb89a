import { z } from 'zod'
import { accountFact } from '#app/features/export/part.ts'
import { ownAppointments } from './booking.server.ts'

export const appointments = accountFact({
  schema: z.array(
    z.object({
      type: z.string(),
      at: z.iso.datetime(),
      location: z.string().nullable(),
      status: z.string(),
    }),
  ),
  read: async (sql, { id }) =>
    (await ownAppointments(sql, id)).map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
})
