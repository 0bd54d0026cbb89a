import { z } from 'zod'
import { accountFact } from '#app/features/export/part.ts'
import { readDirector } from './own-director.server.ts'

export const director = accountFact({
  schema: z
    .object({ companyName: z.string(), since: z.iso.datetime().nullable() })
    .nullable()
    .optional()
    .describe('The funeral director that the file is linked to, and since when.'),
  read: async (sql) => {
    const linked = await readDirector(sql)
    return (
      linked && {
        companyName: linked.companyName,
        since: linked.since?.toISOString() ?? null,
      }
    )
  },
})
