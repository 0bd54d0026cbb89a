import { enqueue, type Sql } from '#app/platform/database/sql.server.ts'

/** Has the job move requests on and tell of each step now, which it does every minute anyway. */
export const workOnRequests = (sql: Sql) => enqueue(sql, 'work-on-requests', {}, 'work on requests')

/** Has the job make the copy of an approved request now, which it does every minute anyway. */
export const workOnDeliveries = (sql: Sql) => enqueue(sql, 'deliver', {}, 'deliver')
