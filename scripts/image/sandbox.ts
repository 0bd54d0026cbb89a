/** Runs a command as in the image: as a user without rights, on files that nobody can change. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { CannotBeTried } from './cannot.ts'

export type Sandbox = {
  /** In words, also why with less of it, where Debian's bubblewrap cannot be used. */
  how: string
  start: (command: string[], settings: Record<string, string>) => ChildProcess
}

/** In the place of the image's own: a folder that the machine does not have. */
const NODE = '/opt/node'

/**
 * @param root the root of the image
 * @param folder in which its commands run
 * @param writable a folder of the machine that they may write to, at the same path
 * @throws CannotBeTried where nobody without rights can be had
 */
export function sandboxOf(root: string, folder: string, writable: string): Sandbox {
  const walls = [
    '--unshare-user --unshare-pid --as-pid-1 --uid 1000 --gid 1000 --die-with-parent'.split(' '),
    ['--ro-bind', '/usr', '/usr', '--ro-bind', process.execPath, NODE],
    ['/lib', '/lib64', '/bin'].flatMap(systemFolder),
    ['--ro-bind', join(root, folder), folder, '--bind', writable, writable],
    ['--proc', '/proc', '--dev', '/dev', '--chdir', folder],
    ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl', '/etc/nsswitch.conf'].flatMap(readable),
  ].flat()
  const tried = spawnSync('bwrap', [...walls, NODE, '--version'], { encoding: 'utf8' })
  if (tried.status === 0)
    return {
      how: 'In bubblewrap: user 1000, read-only.',
      start: (command, settings) =>
        spawn('bwrap', [...walls, '--clearenv', ...settingsFor(settings), ...inImage(command)]),
    }
  const why = tried.error?.message ?? tried.stderr.trim()
  return byPermissions(join(root, folder), `bubblewrap cannot be used (${why})`)
}

function byPermissions(cwd: string, why: string): Sandbox {
  // Root may write to everything: somebody else then, who owns nothing.
  const who = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const { status } = spawnSync(process.execPath, ['--version'], { cwd, ...who })
  if (status !== 0) throw new CannotBeTried(`${why}, and nobody else may run node here`)
  return {
    how: `${why}: permissions only.`,
    start: (command, settings) =>
      spawn(command[0] === 'node' ? process.execPath : (command[0] ?? ''), command.slice(1), {
        cwd,
        env: { ...OF_USER, ...settings },
        ...who,
      }),
  }
}

/** Debian's are links into /usr. */
function systemFolder(path: string): string[] {
  if (!existsSync(path)) return []
  try {
    return ['--symlink', readlinkSync(path), path]
  } catch {
    return ['--ro-bind', path, path]
  }
}

const readable = (path: string) => (existsSync(path) ? ['--ro-bind', path, path] : [])

/** A container has these for its user; a program may ask where its home is. */
const OF_USER = { HOME: '/home/node', PATH: '/usr/local/bin:/usr/bin:/bin' }

const settingsFor = (settings: Record<string, string>) =>
  Object.entries({ ...OF_USER, ...settings }).flatMap(([name, value]) => ['--setenv', name, value])

const inImage = ([program = '', ...rest]: string[]) => [
  program === 'node' ? NODE : program,
  ...rest,
]
