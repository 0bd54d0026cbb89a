import { enqueue, type Sql } from '#app/platform/database/sql.server.ts'

/** Has the job look at reports of a death now, which it does every minute anyway. */
export const workOnDeaths = (sql: Sql) => enqueue(sql, 'work-on-deaths', {}, 'work on deaths')
