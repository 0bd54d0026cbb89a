import type { Action } from '#app/access/audit.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

/** What an operator did to all there is. */
export type Done = Extract<Action, 'keys.wrap' | 'search.rebuild' | 'contacts.hash'>

/** Adds a row to the audit log about nobody in particular. */
export const noteDone = (sql: Sql, request: string, action: Done): Promise<unknown> =>
  noteAudit(sql, { request }, { action })
