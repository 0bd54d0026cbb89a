import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { seed } from '#db/seed.ts'
import { parseAddresses, parseEnv } from '#app/platform/env.server.ts'
import { haveMasterKeys } from '#app/platform/keys/kms.server.ts'
import { fillInLocalSettings } from './settings.ts'

export const ROOT = join(import.meta.dirname, '../..')

const stops: (() => Promise<unknown>)[] = []
let stopping = false

/** Adds what is done at the end; the last one added is done first. */
export const onStop = (step: () => Promise<unknown>) => void stops.push(step)

/** At a signal or failure all is stopped in reverse order. */
export function runUntilStopped(start: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop(0))
  process.chdir(ROOT)
  start().catch(fail)
}

/**
 * Says what is wrong and stops all, with 1 as the exit code. While all is stopping anyway it says
 * nothing.
 */
export function fail(error: unknown) {
  if (!stopping) console.error(error instanceof Error ? error.message : error)
  void stop(1)
}

/** Stops all, and ends with that exit code. */
export async function stop(code: number) {
  if (stopping) return
  stopping = true
  for (const step of stops.toReversed()) await step().catch((error) => console.error(error))
  process.exit(code)
}

/** Of a developer's machine. */
export const dataFolder = () => process.env.DATA_FOLDER || join(ROOT, '.data')

/**
 * Fills in the settings that a developer did not set; starts a database where none is given, until
 * all stops.
 */
export async function prepareLocalSettings() {
  const embedded = await fillInLocalSettings(dataFolder(), Number(process.env.PORT || 3000))
  if (!embedded) return
  onStop(embedded.stop)
  void embedded.lost.then(fail)
}

/**
 * Brings a developer's database up to date, with demo accounts.
 *
 * @returns whether it was nobody's before
 * @throws naming each missing or wrong setting
 */
export async function prepareLocalDatabase(): Promise<boolean> {
  parseEnv(process.env)
  await migrate(parseAddresses(process.env))
  await haveMasterKeys()
  return seed()
}
