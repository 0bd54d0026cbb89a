/** The demo, in a database that was nobody's. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataFolder, onStop } from './prepare.ts'

/** Whether the command was told to leave the demo out: `npm start -- --empty`. */
export function isToStayEmpty(): boolean {
  const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } })
  return values.empty
}

/**
 * Gives the demo a telephone number to show, which is nobody's (behind the code of a town none begins with 1),
 * and who signs.
 */
export function showOffice(): void {
  process.env.OFFICE_PHONE ||= '038-1234567'
  process.env.SIGNED_BY ||= 'Sanne de Ruiter'
}

/** Stands in the data folder while the demo is made, and stays where that was broken off. */
const mark = () => join(dataFolder(), 'demo-unfinished')

/** Whether the database is the one of the data folder, which may be made anew. */
let isOurs = false

/**
 * Takes away what a demo that was broken off left behind: until it is whole its database is nobody's.
 * Before the database is started; one that runs, and one of an address, are left as they are.
 */
export async function forgetUnfinishedDemo(): Promise<void> {
  isOurs = !process.env.DATABASE_URL
  const [unfinished, pid] = await Promise.all([
    readFile(mark()).catch(() => null),
    readFile(join(dataFolder(), 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => ''),
  ])
  if (!unfinished || !isOurs || runs(Number.parseInt(pid, 10))) return
  console.log('The demo was not finished last time. It begins anew.')
  for (const part of ['postgres', 'documents'])
    await rm(join(dataFolder(), part), { recursive: true, force: true })
  await rm(mark())
}

function runs(pid: number): boolean {
  if (!pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** In a process of its own, which takes its memory along when it ends. */
export async function makeDemo(): Promise<void> {
  console.log('Filling the register with people who do not exist, this once …')
  if (isOurs) await writeFile(mark(), '')
  // Some of it goes wrong on purpose; what goes wrong with the demo itself ends it.
  const LOG_LEVEL = 'fatal'
  const addresses = { ...unhurried('DATABASE_URL'), ...unhurried('APP_DATABASE_URL') }
  const env = { ...process.env, ...addresses, LOG_LEVEL }
  const child = fork(join(import.meta.dirname, 'make-demo.ts'), { env })
  const ended = once(child, 'exit')
  onStop(async () => {
    child.kill()
    await ended
  })
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error('The demo was not finished. Start again: it begins anew then.')
  await rm(mark(), { force: true })
}

/** Nothing waits until it is on the disk: what a crash would lose is made anew. */
function unhurried(name: string): Record<string, string> {
  const url = new URL(process.env[name] ?? '')
  url.searchParams.set('synchronous_commit', 'off')
  return { [name]: url.href }
}
