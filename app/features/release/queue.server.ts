import { enqueue, type Sql } from '#app/platform/database/sql.server.ts'

/** Looks after what moved, soon; by itself it does so every minute. */
export const workOnRequests = (sql: Sql) => enqueue(sql, 'work-on-requests', {}, 'work on requests')

/** Makes the copy of what was approved, in the same way. */
export const workOnDeliveries = (sql: Sql) => enqueue(sql, 'deliver', {}, 'deliver')
