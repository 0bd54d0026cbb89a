import type { Sql } from '#app/platform/database/sql.server.ts'
import type { Actor } from './actor.ts'
import type { Action } from './audit.ts'

type AuditNote = {
  action: Action
  /** Whose it is, where it is someone's with an account. */
  subject?: string
  /** Which part of it. */
  detail?: string
  /** A word of a fixed list. */
  reason?: string
}

/** Adds a row to the audit log, in the caller's transaction; nobody waits for that. */
export const noteAudit = (
  sql: Sql,
  { request }: Pick<Actor, 'request'>,
  { action, subject, detail, reason }: AuditNote,
): Promise<unknown> =>
  sql`
    select note_audit(${action}, ${subject ?? null}, ${detail ?? null}, ${reason ?? null}, ${request})`
