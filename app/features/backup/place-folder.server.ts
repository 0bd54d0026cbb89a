import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Place } from './place.ts'

/** Only who runs the commands reads what is in it. It is made with the first file. */
export function folderPlace(folder: string): Place {
  const at = (path: string) => join(folder, path)
  return {
    name: folder,
    names: (path) => namesIn(at(path)),
    read: async (path) => createReadStream('', { fd: await open(at(path)) }),
    async write(path, contents) {
      await mkdir(dirname(at(path)), { recursive: true, mode: 0o700 })
      await pipeline(contents, createWriteStream(at(path), { mode: 0o600, flush: true }))
    },
    rename: (from, to) => rename(at(from), at(to)),
    remove: (path) => rm(at(path), { recursive: true, force: true }),
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw error
  }
}
