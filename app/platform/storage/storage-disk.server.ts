import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, opendir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StorageFullError } from './storage-full.server.ts'
import { isUuid } from '../uuid.server.ts'
import type { Storage, StoredObject } from './stored-object.ts'

/** The disk, the user's quota, or the largest file of the process. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const ROOM = 32 * 1024 * 1024

/**
 * Keeps objects in a folder. One left half-written looks like any other; whoever lists them knows
 * which are referred to.
 */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!isUuid(key)) throw new Error('not a key of the storage')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, contents) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await write(path, contents)
        await flush(dirname(path))
      } catch (error) {
        await rm(path, { force: true })
        if (FULL.has((error as NodeJS.ErrnoException).code ?? '')) throw new StorageFullError()
        throw error
      }
    },
    async get(key) {
      // Opened here: a missing file fails before an answer has begun.
      const file = await open(pathOf(key))
      return createReadStream('', { fd: file })
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.W_OK | constants.X_OK)
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < ROOM) throw new StorageFullError()
    },
    list: () => filesBelow(folder),
  }
}

async function write(path: string, contents: AsyncIterable<Uint8Array>) {
  await using file = await open(path, 'w', 0o600)
  await file.writeFile(contents)
  await file.sync()
}

/** A new file lasts only when its folder was written too. */
async function flush(path: string) {
  await using folder = await open(path)
  await folder.sync()
}

async function* filesBelow(folder: string): AsyncGenerator<StoredObject> {
  for (const name of await fileNamesIn(folder))
    for (const key of await fileNamesIn(join(folder, name)))
      if (isUuid(key)) yield { key, changedAt: (await stat(join(folder, name, key))).mtime }
}

async function fileNamesIn(folder: string): Promise<string[]> {
  const names: string[] = []
  try {
    for await (const { name } of await opendir(folder)) names.push(name)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
  }
  return names
}
