/** Programs of others that we run: as whom, with which rights, and what they say. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'

export type Owner = { uid: number; gid: number }

/** Starts a program as was decided for it. */
export type Runner = (program: string, args: string[]) => ChildProcess

/** They get nothing of our environment, which holds keys. */
const env = {}

/**
 * Decides how programs are started that work in a folder: in a session of their own, so that Ctrl-C
 * reaches only us and we stop them when everything else has finished. Where `setpriv` can (Linux),
 * they end when we are killed.
 *
 * @param program one of them
 * @param folder where they work
 * @param owner who they run as; without it, as we do
 */
export function runnerFor(program: string, folder: string, owner: Owner | undefined): Runner {
  const wrapper = waysToRun(owner).find((words) => canRun(words, program, folder))
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
function waysToRun(owner: Owner | undefined): string[][] {
  const endWithUs = '--pdeathsig=INT'
  if (!owner) return [[endWithUs]]
  const asOwner = [endWithUs, `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  // Where the project is in a folder that only root may enter.
  const pastModes = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  // Or else access(2), which PostgreSQL asks as well, leaves that power out.
  pastModes.push('--securebits=+no_setuid_fixup')
  return [asOwner, [...asOwner, ...pastModes]]
}

/** Whether, run like this, a program starts and reaches its folder. */
function canRun(words: string[], program: string, folder: string): boolean {
  const probe = ['sh', '-c', 'cd "$0" && "$1" --version', folder, program]
  return spawnSync('setpriv', [...words, ...probe], { env, stdio: 'ignore' }).status === 0
}

/**
 * Waits until a program has ended, and everything that it started.
 *
 * @param onWords hears what it says on standard error
 * @returns how it ended, and its last lines
 */
export async function endOf(
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
