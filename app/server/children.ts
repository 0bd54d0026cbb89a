import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fail, onStop } from './prepare.ts'

/**
 * Starts a command, which ends with this one; when it ends by itself everything stops.
 *
 * @returns what it said when it was ready
 */
export async function startCommand(name: 'serve' | 'work'): Promise<{ address?: string }> {
  const child = fork(join(import.meta.dirname, `${name}.ts`), { env: settingsOf(name) })
  const ended = exitOf(name, child)
  ended.catch(fail)
  onStop(async () => {
    child.kill()
    // It was asked to: this end is no failure.
    await ended.catch(() => undefined)
  })
  const ready = once(child, 'message') as Promise<[{ address?: string }]>
  const [said] = await Promise.race([ready, ended])
  return said
}

async function exitOf(name: string, child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null]
  throw new Error(`The command '${name}' ended with code ${code}.`)
}

/** None gets the owner's database; one gets the queue. */
function settingsOf(name: 'serve' | 'work'): NodeJS.ProcessEnv {
  const { DATABASE_URL: _owner, JOBS_DATABASE_URL, ...settings } = process.env
  if (name === 'serve') return settings
  // Both tell what they count, each at a port of its own.
  const METRICS_PORT = settings.METRICS_PORT && String(Number(settings.METRICS_PORT) + 1)
  return { ...settings, JOBS_DATABASE_URL, METRICS_PORT }
}
