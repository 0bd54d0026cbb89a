import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'

/**
 * Does something in the database of the site under test as its owner: for what a browser cannot
 * bring about, such as the passing of a year.
 */
export async function inDatabase(run: (sql: postgres.Sql) => Promise<unknown>) {
  const file = join(process.env.SITE_FOLDER ?? '', 'postgres/cluster/postmaster.pid')
  // Its fourth line is the port.
  const port = Number((await readFile(file, 'utf8')).split('\n')[3])
  const sql = postgres({
    host: '127.0.0.1',
    port,
    database: 'wensenregister',
    username: 'postgres',
    password: 'postgres',
    max: 1,
  })
  try {
    await run(sql)
  } finally {
    await sql.end()
  }
}
