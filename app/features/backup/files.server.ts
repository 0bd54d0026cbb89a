/** What people uploaded, in a backup: each object once, under a name that says what its bytes are. */
import { pipeline } from 'node:stream/promises'
import { measure, openedBy, sealedFor } from '#app/platform/keys/age.server.ts'
import { storage } from '#app/platform/storage/storage.server.ts'
import { FILES } from './layout.server.ts'
import type { Place } from './place.ts'

const NAME = /^([0-9a-f-]{36})-([0-9a-f]{64})\.age$/

export type KeptFile = { path: string; sha256: string }

/** All files of the backups in a place, by the key of the object. */
export async function filesIn(place: Place): Promise<Map<string, KeptFile>> {
  const found = new Map<string, KeptFile>()
  for (const part of await place.names(FILES))
    for (const name of await place.names(`${FILES}/${part}`)) {
      const [, key, sha256] = NAME.exec(name) ?? []
      if (key && sha256) found.set(key, { path: `${FILES}/${part}/${name}`, sha256 })
    }
  return found
}

/** Adds the objects that no backup in the place has. @returns how many */
export async function addFiles(place: Place, recipient: string): Promise<number> {
  const known = await filesIn(place)
  let added = 0
  for await (const { key } of (await storage()).list())
    if (!known.has(key) && (await addFile(place, key, recipient))) added += 1
  return added
}

/** @returns false where it was removed meanwhile */
async function addFile(place: Place, key: string, recipient: string): Promise<boolean> {
  const contents = await (await storage()).get(key).catch(() => undefined)
  if (!contents) return false
  const within = `${FILES}/${key.slice(0, 2)}`
  // What its name says is known when all of it is written.
  const unfinished = `${within}/unfinished-${key}`
  const sealed = measure()
  await pipeline(contents, sealedFor(recipient), sealed.pass, (bytes) =>
    place.write(unfinished, bytes),
  )
  await place.rename(unfinished, `${within}/${key}-${sealed.result().sha256}.age`)
  return true
}

/**
 * Puts back the objects that are not in the storage.
 *
 * @param keys those that rows refer to
 * @returns how many came back, and the keys of those that are nowhere
 */
export async function putFilesBack(
  place: Place,
  keys: readonly string[],
  identity: string,
): Promise<{ back: number; missing: string[] }> {
  const objects = await storage()
  const there = new Set<string>()
  for await (const { key } of objects.list()) there.add(key)
  const kept = await filesIn(place)
  const wanted = keys.filter((key) => !there.has(key))
  const missing = wanted.filter((key) => !kept.has(key))
  for (const key of wanted) {
    const file = kept.get(key)
    if (file) await objects.put(key, openedBy(identity)(await place.read(file.path)))
  }
  return { back: wanted.length - missing.length, missing }
}

/** @returns the paths of the files whose bytes are not as their names say */
export async function changedFiles(place: Place): Promise<string[]> {
  const changed: string[] = []
  for (const { path, sha256 } of (await filesIn(place)).values())
    if ((await measureFile(place, path)).sha256 !== sha256) changed.push(path)
  return changed
}

/** Size and hash of a file. @throws where it is not there */
export async function measureFile(place: Place, path: string) {
  const measured = measure()
  for await (const _ of measured.pass(await place.read(path)));
  return measured.result()
}
