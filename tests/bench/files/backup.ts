/** What a backup of many files takes, and putting it back: the commands of an operator, on another database. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import postgres from 'postgres'
import { migrate } from '#db/migrate.ts'
import { ROOT } from '#app/server/prepare.ts'
import { timeOfProcess } from '../children.ts'

const MB = 1024 * 1024
const RESTORED = 'restored'

/** `processor` is of the command alone, without the database: it goes less with what else the machine does. */
type Took = { seconds: number; processor: number; megabytes: number }

/**
 * Measures a database that is filled. The backup and the second database are removed by who made the folder
 * and the database.
 *
 * @param folder an empty one, for the backup
 * @returns the figures, as Markdown
 */
export async function measureBackup(ownerUrl: string, folder: string): Promise<string> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    return await measureWith(sql, ownerUrl, folder)
  } finally {
    await sql.end()
  }
}

async function measureWith(sql: postgres.Sql, ownerUrl: string, folder: string): Promise<string> {
  const identity = await generateIdentity()
  const [backups, keyFile] = [join(folder, 'backups'), join(folder, 'key')]
  await writeFile(keyFile, `${identity}\n`)
  const people = await countPeople(sql)
  const recipient = await identityToRecipient(identity)
  const line = ['backup', '--to', backups, '--recipient', recipient, '--yes']
  const made = await operate(line)
  // The name of a backup is the second in which it was begun.
  await pause(1000)
  const again = await operate(line)
  const looked = await operate(['verify-backup', '--from', backups])
  const settings = await emptyDatabase(sql, ownerUrl, join(folder, 'documents'))
  const back = await operate(
    ['restore', '--from', backups, '--identity', keyFile, '--yes'],
    settings,
  )
  await removeDatabase(sql)
  const stored = await sizeOf(process.env.DOCUMENTS_FOLDER ?? '')
  const kept = await sizeOf(join(backups, 'files'))
  const all = await sizeOf(backups)
  // Two nights have the tables twice.
  const tables = (all.bytes - kept.bytes) / 2
  return [
    `People stored ${stored.files} files, ${inMegabytes(stored.bytes)} MB.`,
    '',
    '| Command | Seconds | Processor seconds | Files of people a second | Largest memory MB |',
    '| --- | ---: | ---: | ---: | ---: |',
    row('`operate backup`', people, made),
    row('`operate backup` of the next night, when what people stored is there', people, again),
    row('`operate verify-backup`', people, looked),
    row('`operate restore`, which compares each table and verifies versions and log', people, back),
    '',
    `The backup takes ${inMegabytes(tables)} MB, ${Math.round(tables / people)} bytes a file, and ${inMegabytes(kept.bytes)} MB for what people stored.`,
  ].join('\n')
}

const inMegabytes = (bytes: number) => (bytes / MB).toFixed(0)

function row(what: string, files: number, { seconds, processor, megabytes }: Took): string {
  const cells = [seconds.toFixed(1), processor.toFixed(1), Math.round(files / seconds)]
  return `| ${[what, ...cells, Math.round(megabytes)].join(' | ')} |`
}

async function countPeople(sql: postgres.Sql): Promise<number> {
  const [counted] = await sql<{ files: number }[]>`select count(*)::int as files from wishes`
  return counted?.files ?? 0
}

/** @throws when the command fails */
async function operate(line: string[], settings: Record<string, string> = {}): Promise<Took> {
  const began = performance.now()
  const child = spawn(process.execPath, ['app/server/operate.ts', ...line], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  let [megabytes, processor] = [0, 0]
  while (child.exitCode === null && child.signalCode === null) {
    megabytes = Math.max(megabytes, await largestMemory(child.pid))
    processor = (await timeOfProcess(child.pid ?? 0).catch(() => 0)) || processor
    await Promise.race([ended, pause(200)])
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`operate ${line[0]} ended with ${code}`)
  return { seconds: (performance.now() - began) / 1000, processor: processor / 1000, megabytes }
}

/** What proc(5) says that it was at most so far; nothing once it has ended. */
async function largestMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Beside the one that was filled. @returns the settings of who uses it */
async function emptyDatabase(
  sql: postgres.Sql,
  ownerUrl: string,
  documents: string,
): Promise<Record<string, string>> {
  await removeDatabase(sql)
  await sql.unsafe(`create database ${RESTORED}`)
  const to = (url = '') => Object.assign(new URL(url), { pathname: `/${RESTORED}` }).href
  const { APP_DATABASE_URL, JOBS_DATABASE_URL } = process.env
  const [owner, app, jobs] = [to(ownerUrl), to(APP_DATABASE_URL), to(JOBS_DATABASE_URL)]
  await migrate({ owner, app, jobs })
  return {
    DATABASE_URL: owner,
    APP_DATABASE_URL: app,
    JOBS_DATABASE_URL: jobs,
    DOCUMENTS_FOLDER: documents,
  }
}

const removeDatabase = (sql: postgres.Sql) =>
  sql.unsafe(`drop database if exists ${RESTORED} with (force)`)

async function sizeOf(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  let bytes = 0
  for (const path of paths) bytes += (await stat(path)).size
  return { files: paths.length, bytes }
}
