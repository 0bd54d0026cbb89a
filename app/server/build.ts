import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from './prepare.ts'

/**
 * Builds the site in a process of its own, as for production.
 *
 * @returns `done` fails when the build does; `stop` ends it early
 */
export function buildSite() {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'error'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  return { done: ended(child), stop: () => child.kill() }
}

async function ended(child: ChildProcess) {
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The build failed.')
}
