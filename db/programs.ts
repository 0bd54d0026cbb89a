/** Programs of others: as whom, with which rights, and what they say. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'

export type FolderOwner = { uid: number; gid: number }

export type Runner = (program: string, args: string[]) => ChildProcess

/**
 * Ctrl-C reaches only us. With `setpriv` (Linux) it ends when we are killed.
 *
 * @param owner who it runs as; by default, as we do
 * @param env all that it gets
 * @param end by which signal it ends then; INT is ignored by what a shell started in the background
 */
export function runnerFor(
  program: string,
  folder: string,
  owner: FolderOwner | undefined,
  env: NodeJS.ProcessEnv = {},
  end: 'INT' | 'TERM' = 'INT',
): Runner {
  const wrapper = waysToRun(owner, end).find((words) => canRun(words, program, folder))
  const options = {
    detached: true,
    env,
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  }
  return wrapper
    ? (name, args) => spawn('setpriv', [...wrapper, name, ...args], options)
    : (name, args) => spawn(name, args, { ...options, ...owner })
}

/** Arguments of `setpriv`, those that give the fewest rights first. */
function waysToRun(owner: FolderOwner | undefined, end: string): string[][] {
  const endWithUs = `--pdeathsig=${end}`
  if (!owner) return [[endWithUs]]
  const asOwner = [endWithUs, `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const pastModes = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  // Else access(2), which PostgreSQL asks, leaves that power out.
  pastModes.push('--securebits=+no_setuid_fixup')
  return [asOwner, [...asOwner, ...pastModes]]
}

function canRun(words: string[], program: string, folder: string): boolean {
  const probe = ['sh', '-c', 'cd "$0" && "$1" --version', folder, program]
  return spawnSync('setpriv', [...words, ...probe], { env: {}, stdio: 'ignore' }).status === 0
}

/**
 * And for everything that it started.
 *
 * @returns how it ended, and its last lines
 */
export async function exitOfProgram(
  program: ChildProcess,
  onWords: (words: string) => void = () => {},
): Promise<{ code: number | null; said: string }> {
  let lines: string[] = []
  const keep = (words: unknown) => (lines = [...lines, ...String(words).split('\n')].slice(-20))
  program.stdout?.on('data', keep)
  program.stderr?.on('data', keep).on('data', (words) => onWords(String(words)))
  const code = await new Promise<number | null>((resolve) =>
    program.once('close', resolve).once('error', (error) => {
      keep(error.message)
      resolve(null)
    }),
  )
  return { code, said: lines.filter(Boolean).join('\n') }
}
