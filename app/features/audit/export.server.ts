import { z } from 'zod'
import type { DbRow } from '#db/row.ts'
import { accountFact } from '#app/features/export/part.ts'
import { granteesOf } from '#app/features/file-index/grantees.server.ts'
import { readFileViews } from './file-views.server.ts'

const moment = z.iso.datetime()

export const looks = accountFact({
  schema: z
    .array(
      z.object({
        since: moment,
        at: moment,
        times: z.number(),
        by: z.string(),
        action: z.string(),
        scope: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    )
    .optional()
    .describe('Who read or wrote in the file, and what else was done with it, the newest first.'),
  read: async (sql, { id }) =>
    (await readFileViews(sql, id)).map(({ since, at, times, by, action, ...what }) => ({
      since: since.toISOString(),
      at: at.toISOString(),
      times,
      by,
      action,
      scope: what.scope,
      reason: 'reason' in what ? what.reason : null,
    })),
})

type Grant = DbRow<
  'grants',
  'scope' | 'may_write as mayWrite' | 'origin as by' | 'valid_from as from' | 'valid_until as until'
> & { to: string | null; isRegister: boolean }

export const grants = accountFact({
  schema: z
    .array(
      z.object({
        to: z.string().nullable().optional(),
        scope: z.string(),
        mayWrite: z.boolean(),
        by: z.string(),
        from: moment,
        until: moment.nullable(),
      }),
    )
    .optional()
    .describe(
      "Which part of the file someone else may read or write in, who that is, and until when; 'register' is a part of the application.",
    ),
  read: async (sql, { id }) => {
    const names = await granteesOf(sql)
    return (
      await sql<Grant[]>`
        select coalesce(grantee_user_id, grantee_member_id) as "to",
               grantee_system is not null as "isRegister", scope, may_write as "mayWrite", origin as by, valid_from as "from",
               valid_until as until
          from grants where subject_id = ${id} order by valid_from, scope`
    ).map(({ to, isRegister, from, until, ...grant }) => ({
      to: isRegister ? 'register' : ((to && names.get(to)) ?? null),
      ...grant,
      from: from.toISOString(),
      until: until?.toISOString() ?? null,
    }))
  },
})
