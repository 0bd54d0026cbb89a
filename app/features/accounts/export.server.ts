import { z } from 'zod'
import { day } from '#app/features/export/moments.ts'
import { accountFact, exportPart } from '#app/features/export/part.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { LONG } from '#app/forms/fields.ts'
import { isReadable } from '#app/platform/text.ts'
import { readConsents } from './consents.server.ts'
import { readContacts } from './contact-details.server.ts'
import { readProfile, writeProfile } from './profile.server.ts'

const line = (longest: number) => z.string().max(longest).refine(isReadable)

export const profile = exportPart({
  schema: z
    .strictObject({
      firstName: line(100),
      lastName: line(100),
      phone: line(20).optional(),
      dateOfBirth: day.optional(),
      address: line(600).optional().describe('street, postal code, city'),
      begun: z
        .strictObject({ lifeMoments: z.string().max(LONG) })
        .optional()
        .describe('what was answered before signing up, until the section veer was saved'),
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

export const email = accountFact({ schema: z.string(), read: async (_sql, user) => user.email })

export const trustedContacts = accountFact({
  schema: z.array(z.object({ name: z.string(), email: z.string() })),
  read: (sql, { id }) => readContacts(sql, id),
})

export const consents = accountFact({
  schema: z.array(
    z.object({
      kind: z.string(),
      version: z.string(),
      givenAt: z.iso.datetime(),
      withdrawnAt: z.iso.datetime().nullable(),
    }),
  ),
  read: async (sql, { id }) =>
    (await readConsents(sql, id)).map(({ givenAt, withdrawnAt, ...rest }) => ({
      ...rest,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
})
