import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** What a form that saves answers carries along: the revision it was made from, and its own id. */
export const saveHead = z.object({
  revision: z.coerce.number().int().min(0).catch(0),
  saveId: z.uuid().catch(() => randomUUID()),
})
