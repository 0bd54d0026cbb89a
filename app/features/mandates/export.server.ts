import { z } from 'zod'
import type { DbRow } from '#db/row.ts'
import { accountFact } from '#app/features/export/part.ts'
import { granteesOf } from '#app/features/file-index/grantees.server.ts'

const moment = z.iso.datetime()

type Row = DbRow<
  'mandates',
  | 'grantee_user_id as to'
  | 'consent'
  | 'given_at as givenAt'
  | 'valid_until as until'
  | 'ended_at as endedAt'
>

export const mandatesFact = accountFact({
  schema: z
    .array(
      z.object({
        to: z.string().nullable().optional(),
        consent: z.string(),
        givenAt: moment,
        until: moment,
        endedAt: moment.nullable(),
      }),
    )
    .optional()
    .describe(
      'When its owner agreed that a colleague writes along, who that is, how, and until when.',
    ),
  read: async (sql, { id }) => {
    const names = await granteesOf(sql)
    return (
      await sql<Row[]>`
        select grantee_user_id as "to", consent, given_at as "givenAt", valid_until as until, ended_at as "endedAt"
          from mandates where subject_id = ${id} order by given_at`
    ).map(({ to, consent, givenAt, until, endedAt }) => ({
      to: names.get(to) ?? null,
      consent,
      givenAt: givenAt.toISOString(),
      until: until.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }))
  },
})
