import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inherited } from './processes.ts'

/** Those of a developer's machine, and those of production. */
export type Command = 'start' | 'dev' | 'migrate' | 'serve' | 'work'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Runs a command in an environment that holds no settings but the given ones.
 *
 * @param options.demo of a developer's machine, whose register stays empty without it
 * @param options.tree of another release
 */
export function spawnStart(
  settings: Record<string, string>,
  command: Command = 'start',
  { demo = false, tree = ROOT } = {},
): ChildProcess {
  const program = join(tree, `app/server/${command}.ts`)
  const isLocal = command === 'start' || command === 'dev'
  return spawn(process.execPath, [program, ...(isLocal && !demo ? ['--empty'] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited(), ...settings },
  })
}

type Started = {
  command?: Command
  folder?: string
  demo?: true
  tree?: string
  hears?: (text: string) => void
}

/**
 * Starts the site with one of the commands.
 *
 * @param options.folder its data folder, which is kept; without it a new one, removed when it ends
 * @param options.demo fills the register, which stays empty without it
 * @param options.tree of another release
 * @param options.hears is given what it writes
 * @returns when it is ready: its address, its folder, and a way to end it
 */
export async function startLocally(
  settings: Record<string, string>,
  { command, folder: given, demo, tree, hears }: Started = {},
) {
  const folder = given ?? newFolder()
  const all = { SKIP_BUILD: 'yes', DATA_FOLDER: folder, LOG_LEVEL: 'error', ...settings }
  const child = spawnStart(all, command, { ...(demo && { demo }), ...(tree && { tree }) })
  child.stdout?.on('data', (text) => hears?.(String(text)))
  child.stderr?.pipe(process.stderr)
  const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  return {
    child,
    gone,
    folder,
    address: await addressOf(child),
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      const [code] = await gone
      if (!given) await rm(folder, { recursive: true, force: true, maxRetries: 20 })
      return code
    },
  }
}

/** For data, where a database can be made by whoever it runs as. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wensenregister-start-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Waits for the line that says where the site is. */
function addressOf(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The start command ended with code ${code}.`)))
    child.stdout?.on('data', (text) => {
      output += String(text)
      const [, address] = /is ready: (http:\S+)\n/.exec(output) ?? []
      if (address) resolve(address)
    })
  })
}
