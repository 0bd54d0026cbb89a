import postgres from 'postgres'

/**
 * Makes a database from the template, file by file: a third of the processor time of noting each page first.
 *
 * @returns its address, as the owner
 */
export async function copyTemplate(templateUrl: string, copy: string): Promise<string> {
  const url = new URL(templateUrl)
  const source = url.pathname.slice(1)
  url.pathname = '/postgres'
  const sql = postgres(url.href, { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(`create database ${copy} template ${source} strategy file_copy`)
  } finally {
    await sql.end()
  }
  url.pathname = `/${copy}`
  return url.href
}
