import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from '#app/server/build.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Builds the site when a source file is newer than the build, unless SKIP_BUILD is set. */
export async function buildOnce() {
  if (process.env.SKIP_BUILD) return
  const built = await changed(join(ROOT, 'build/server/index.js'))
  const sources = await readdir(join(ROOT, 'app'), { recursive: true, withFileTypes: true })
  const files = sources.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  const times = await Promise.all(files.map((file) => changed(join(file.parentPath, file.name))))
  if (Math.max(...times) < built) return
  await buildSite().done
}

/** When a file was last changed, in ms; 0 when it is not there. */
const changed = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
