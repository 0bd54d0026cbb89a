import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from './prepare.ts'

/**
 * Builds the site, as `npm run build` does, and shows only what goes wrong.
 *
 * @returns `done` when it is built; it fails when that fails. `stop` breaks it off.
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
