import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readFingerprints } from '#app/forms/stored/fingerprints.server.ts'

/**
 * What a form that saves answers carries along: the answers that it was made from, as fingerprints
 * and as the revision that they had, and its own id.
 */
export const saveHead = z.object({
  revision: z.coerce.number().int().min(0).catch(0),
  opened: z.unknown().optional().transform(readFingerprints),
  saveId: z.uuid().catch(() => randomUUID()),
})
