/** What people uploaded, in a backup: each object once, under a name that says what its bytes are. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { measure, openedBy, sealedFor } from '#app/platform/keys/age.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { FILES, namesIn, UNFINISHED } from './layout.server.ts'

const NAME = /^([0-9a-f-]{36})-([0-9a-f]{64})\.age$/

export type KeptFile = { path: string; sha256: string }

/** All files of the backups in a folder, by the key of the object. */
export async function filesIn(folder: string): Promise<Map<string, KeptFile>> {
  const found = new Map<string, KeptFile>()
  for (const part of await namesIn(join(folder, FILES)))
    for (const name of await namesIn(join(folder, FILES, part))) {
      const [, key, sha256] = NAME.exec(name) ?? []
      if (key && sha256) found.set(key, { path: join(folder, FILES, part, name), sha256 })
    }
  return found
}

/** Adds the objects that no backup in the folder has. @returns how many */
export async function addFiles(folder: string, recipient: string): Promise<number> {
  const known = await filesIn(folder)
  let added = 0
  for await (const { key } of (await storage()).list())
    if (!known.has(key) && (await addFile(folder, key, recipient))) added += 1
  return added
}

/** @returns false where it was removed meanwhile */
async function addFile(folder: string, key: string, recipient: string): Promise<boolean> {
  const contents = await (await storage()).get(key).catch(() => undefined)
  if (!contents) return false
  const within = join(folder, FILES, key.slice(0, 2))
  await mkdir(within, { recursive: true, mode: 0o700 })
  const unfinished = join(within, `${UNFINISHED}${key}`)
  await rm(unfinished, { force: true })
  const sealed = measure()
  await pipeline(
    contents,
    sealedFor(recipient),
    sealed.pass,
    createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
  )
  await rename(unfinished, join(within, `${key}-${sealed.result().sha256}.age`))
  return true
}

/**
 * Puts back the objects that are not in the storage.
 *
 * @param keys those that rows refer to
 * @returns how many came back, and the keys of those that are nowhere
 */
export async function putFilesBack(
  folder: string,
  keys: readonly string[],
  identity: string,
): Promise<{ back: number; missing: string[] }> {
  const objects = await storage()
  const there = new Set<string>()
  for await (const { key } of objects.list()) there.add(key)
  const kept = await filesIn(folder)
  const wanted = keys.filter((key) => !there.has(key))
  const missing = wanted.filter((key) => !kept.has(key))
  for (const key of wanted) {
    const file = kept.get(key)
    if (file) await objects.put(key, openedBy(identity)(createReadStream(file.path)))
  }
  return { back: wanted.length - missing.length, missing }
}

/** @returns the paths of the files whose bytes are not as their names say */
export async function changedFiles(folder: string): Promise<string[]> {
  const changed: string[] = []
  for (const { path, sha256 } of (await filesIn(folder)).values())
    if ((await measureFile(path)).sha256 !== sha256) changed.push(path)
  return changed
}

/** Size and hash of a file. @throws where it is not there */
export async function measureFile(path: string) {
  const measured = measure()
  for await (const _ of measured.pass(createReadStream(path)));
  return measured.result()
}
