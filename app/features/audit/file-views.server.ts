import type { DbRow } from '#db/row.ts'
import { may, ROLES } from '#app/access/capabilities.ts'
import type { Action, AuditReason, Scope, SharedPart } from '#app/access/audit.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'

/** What is told. The end of a file is told in a mail: there is no page for it any more. */
const TOLD = [
  'file.read',
  'file.write',
  'file.details',
  'file.change',
  'file.link',
  'file.unlink',
  'cards.print',
  'access.ask',
  'access.complete',
  'access.refuse',
  'access.stop',
  'access.deliver',
  'access.look',
  'access.fetch',
  'mandate.give',
  'mandate.end',
  'death.report',
  'death.answer',
  'death.read',
] as const satisfies Action[]
type ToldAction = (typeof TOLD)[number]

/** What was done: a part was read or written, for a reason, or something else. */
type FileAction =
  | { action: 'file.read' | 'file.write'; scope: Scope | SharedPart; reason: AuditReason }
  | {
      action: Exclude<ToldAction, 'file.read' | 'file.write'>
      /** Of a request: what was asked for, 'full' or 'living will'. */
      scope: string | null
    }

export type FileView = {
  /** From when until when, and how often: a conversation is told as one, and a day on which a contact
   * reads. */
  since: Date
  at: Date
  times: number
  by: 'self' | 'office' | 'guild' | 'person' | 'relative'
  /** Which contact it was, of a contact only. */
  relative?: string
} & FileAction

const MOST = 100

/** Who looked at someone's file, the newest first. */
export const fileViewsOf = (userId: string): Promise<FileView[]> =>
  readOnly(asPerson(userId), (sql) => readFileViews(sql, userId, MOST))

/** Reads who looked at a file. @param most all of them when not given */
export async function readFileViews(sql: Sql, userId: string, most?: number): Promise<FileView[]> {
  const rows = await sql<
    (Omit<FileView, 'by'> &
      FileAction &
      DbRow<'audit_log', 'acted_as as actedAs' | 'actor_id as actor'> & { isSelf: boolean })[]
  >`
      select min(at) as since, max(at) as at, count(*)::int as times, acted_as as "actedAs",
             actor_id as actor, actor_id is not distinct from subject_id as "isSelf", action, detail as scope, reason
        from audit_log
       where subject_id = ${userId} and action = any(${TOLD})
         and reason is distinct from 'delivery' -- told as the delivery itself
       group by (at at time zone 'UTC')::date, actor_id, subject_id, acted_as, action, detail, reason,
                case when reason in ('conversation', 'shared-by-owner') or action = 'death.read'
                     then 0 else id end
       order by max(id) desc limit ${most ?? null}`
  return rows.map(({ actedAs, actor, isSelf, ...look }) => ({
    ...look,
    by: isSelf ? 'self' : byWhom(actedAs),
    ...(actedAs === RELATIVE && actor ? { relative: actor } : {}),
  }))
}

/** As which a contact reads. */
const RELATIVE = 'relative'

/** By the roles that they had at that moment. */
function byWhom(roles: string): FileView['by'] {
  if (roles === RELATIVE) return RELATIVE
  const who = { roles: ROLES.filter((role) => roles.split(' ').includes(role)) }
  if (may(who, 'office.enter')) return 'office'
  return may(who, 'guild.enter') ? 'guild' : 'person'
}
