import type { Sql } from '#app/platform/sql.server.ts'
import type { Actor } from './actor.ts'
import type { Action } from './audit.ts'

type Note = {
  action: Action
  /** Whose it is. */
  subject: string
  /** Which part of it. */
  detail?: string
}

/**
 * Adds a row to the audit log, in the caller's transaction. Others who add one wait until that
 * ends: call it last.
 */
export const noteAudit = (
  sql: Sql,
  { request }: Actor,
  { action, subject, detail }: Note,
): Promise<unknown> =>
  sql`select note_audit(${action}, ${subject}, ${detail ?? null}, null, ${request})`
