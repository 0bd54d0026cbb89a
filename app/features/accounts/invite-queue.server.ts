import { enqueue, type Sql } from '#app/platform/database/sql.server.ts'

/** Has a job mail somebody a guild member's invitation, in the place of one before. @param id of the membership */
export const invitePerson = (sql: Sql, id: string) =>
  enqueue(sql, 'invite-member', { id }, `invite member ${id}`)
