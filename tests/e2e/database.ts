import postgres from 'postgres'

/**
 * Does something in the database of the site under test as its owner: for what a browser cannot
 * bring about, such as the passing of a year.
 */
export async function inDatabase(run: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1 })
  try {
    await run(sql)
  } finally {
    await sql.end()
  }
}
