import { z } from 'zod'
import { olderMusic } from '../older-music.ts'
import { documents } from './documents.server.ts'
import { livingWills } from './living-wills.server.ts'
import { profile } from './profile.server.ts'
import { incomingWishes, wishes } from './wishes.server.ts'

/**
 * What people take along and can bring in again, in the order in which it is read and brought in. A feature
 * that keeps something of people adds its part here, or in `record.server.ts` when it is about
 * this account only.
 */
export const parts = { profile, wishes, documents, livingWills } as const

export type PartName = keyof typeof parts

export const partNames = Object.keys(parts) as PartName[]

export const contentSchema = z.strictObject({
  profile: profile.schema,
  wishes: wishes.schema,
  documents: documents.schema,
  livingWills: livingWills.schema,
} satisfies Record<PartName, z.ZodType>)

/** What is checked at once of what comes in; of the wishes each version is checked by itself. */
export const incomingContent = contentSchema.extend({ wishes: incomingWishes, music: olderMusic })

export type Content = Omit<z.output<typeof incomingContent>, 'music'>
