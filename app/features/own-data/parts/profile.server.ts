import { z } from 'zod'
import { readProfile, writeProfile } from '#app/features/accounts/profile.server.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { isReadable } from '#app/platform/text.ts'
import { day } from '../moments.ts'
import { exportPart } from './part.ts'

const line = (longest: number) => z.string().max(longest).refine(isReadable)

/** Name, phone, date of birth and address of the account. */
export const profile = exportPart({
  schema: z
    .strictObject({
      firstName: line(100),
      lastName: line(100),
      phone: line(20).optional(),
      dateOfBirth: day.optional(),
      address: line(600).optional().describe('street, postal code, city'),
    })
    .describe(
      'The details of the account. The answers to the section naw, if any, go before them.',
    ),
  read: async (userId) =>
    (await readOnly(asPerson(userId), (sql) => readProfile(sql, userId))) ?? {
      firstName: '',
      lastName: '',
    },
  write: ({ sql, userId }, value) => writeProfile(sql, userId, value),
})
