import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Builds the site when a source file is newer than the build, unless SKIP_BUILD is set. */
export async function buildOnce() {
  if (process.env.SKIP_BUILD) return
  const built = await changed(join(ROOT, 'build/server/index.js'))
  const sources = await readdir(join(ROOT, 'app'), { recursive: true, withFileTypes: true })
  const files = sources.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  const times = await Promise.all(files.map((file) => changed(join(file.parentPath, file.name))))
  if (Math.max(...times) < built) return
  const child = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'error'],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  )
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error('The build failed.')
}

/** When a file was last changed, in ms; 0 when it is not there. */
const changed = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
