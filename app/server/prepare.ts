import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { seed } from '#db/seed.ts'
import { parseAddresses, parseEnv } from '#app/platform/env.server.ts'
import { fillInLocalSettings } from './settings.ts'

export const ROOT = join(import.meta.dirname, '../..')

const stops: (() => Promise<unknown>)[] = []
let stopping = false

/** Adds a step of stopping. The last one added is done first. */
export const onStop = (step: () => Promise<unknown>) => void stops.push(step)

/**
 * Runs a command that serves until it is told to stop. It starts in the folder of the project; at a
 * signal, or when it fails, everything that was started is stopped in reverse order.
 */
export function runUntilStopped(start: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop(0))
  process.chdir(ROOT)
  start().catch(fail)
}

/** Says why, stops everything and ends with code 1. */
export function fail(error: unknown) {
  if (!stopping) console.error(error instanceof Error ? error.message : error)
  void stop(1)
}

async function stop(code: number) {
  if (stopping) return
  stopping = true
  for (const step of stops.toReversed()) await step().catch(() => {})
  process.exit(code)
}

/** Starts or finds the database of a developer's machine and fills in its settings. */
export async function prepareLocalSettings() {
  const folder = process.env.DATA_FOLDER || join(ROOT, '.data')
  const embedded = await fillInLocalSettings(folder, Number(process.env.PORT || 3000))
  if (!embedded) return
  onStop(embedded.stop)
  void embedded.lost.then(fail)
}

/**
 * Brings the database of a developer's machine up to date and adds the demo accounts.
 *
 * @throws when a setting is missing or wrong; the message names each
 */
export async function prepareLocalDatabase() {
  parseEnv(process.env)
  await migrate(parseAddresses(process.env))
  await seed()
}
