/** What people uploaded, in a backup: each object once, under a name that says what its bytes are. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { storageKeys, tables } from '#app/features/manifests/manifests.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { measure, openedBy, sealedFor, type Stage } from '#app/platform/keys/age.server.ts'
import { openIfThere, storage } from '#app/platform/storage/storage.server.ts'
import type { StoredObject } from '#app/platform/storage/stored-object.ts'
import { FILES, type Group } from './layout.server.ts'
import type { Place } from './place.ts'

const NAME = /^([0-9a-f-]{36})-([0-9a-f]{64})\.age$/

/**
 * So many at a time: most of the time of a file is waiting for the bucket, or for the disk. Each may take
 * as much memory as the largest file.
 */
const together = { concurrency: 8 }

export type KeptFile = { key: string; path: string; sha256: string }

/** Keys of the objects that rows of a group refer to, each once. */
export async function keysIn(sql: Sql, group: Group): Promise<string[]> {
  const keys = new Set<string>()
  for (const { table, column } of storageKeys.filter((one) => tables[one.table]?.backup === group))
    for (const { key } of await sql<{ key: string }[]>`
      select ${sql(column)} as key from ${sql(table)} where ${sql(column)} is not null`)
      keys.add(key)
  return [...keys].toSorted()
}

/** All files of the backups in a place, by the key of the object. */
export async function filesIn(place: Place): Promise<Map<string, KeptFile>> {
  const found = new Map<string, KeptFile>()
  await Readable.from(await place.names(FILES)).forEach(async (part: string) => {
    for (const name of await place.names(`${FILES}/${part}`)) {
      const [, key, sha256] = NAME.exec(name) ?? []
      if (key && sha256) found.set(key, { key, path: `${FILES}/${part}/${name}`, sha256 })
    }
  }, together)
  return found
}

/** Adds the objects that no backup in the place has. @returns how many, and the keys of all in the place */
export async function addFiles(
  place: Place,
  recipient: string,
): Promise<{ added: number; kept: Set<string> }> {
  const kept = new Set((await filesIn(place)).keys())
  const seal = sealedFor(recipient)
  let added = 0
  await Readable.from((await storage()).list())
    .filter(({ key }: StoredObject) => !kept.has(key))
    .forEach(async ({ key }: StoredObject) => {
      if (!(await addFile(place, key, seal))) return
      kept.add(key)
      added += 1
    }, together)
  return { added, kept }
}

/** @returns false where it was removed meanwhile */
async function addFile(place: Place, key: string, seal: Stage): Promise<boolean> {
  const contents = await openIfThere(key)
  if (!contents) return false
  const within = `${FILES}/${key.slice(0, 2)}`
  // What its name says is known when all of it is written.
  const unfinished = `${within}/unfinished-${key}`
  const sealed = measure()
  await pipeline(contents, seal, sealed.pass, (bytes) => place.write(unfinished, bytes))
  await place.rename(unfinished, `${within}/${key}-${sealed.result().sha256}.age`)
  return true
}

/**
 * Puts back the objects that are not in the storage.
 *
 * @param keys those that rows refer to
 * @param lost those that are not whole in the place
 * @returns how many came back, and the keys of those that are nowhere
 */
export async function putFilesBack(
  place: Place,
  keys: readonly string[],
  identity: string,
  lost: ReadonlySet<string>,
): Promise<{ back: number; missing: string[] }> {
  const objects = await storage()
  const there = new Set<string>()
  for await (const { key } of objects.list()) there.add(key)
  const kept = await filesIn(place)
  const wanted = keys.filter((key) => !there.has(key))
  const missing = wanted.filter((key) => lost.has(key) || !kept.has(key))
  const open = openedBy(identity)
  await Readable.from(wanted).forEach(async (key: string) => {
    const file = kept.get(key)
    if (file && !lost.has(key)) await objects.put(key, open(await place.read(file.path)))
  }, together)
  return { back: wanted.length - missing.length, missing }
}

/** @returns the files whose bytes are not as their names say */
export async function changedFiles(place: Place): Promise<KeptFile[]> {
  const isChanged = async ({ path, sha256 }: KeptFile) =>
    (await measureFile(place, path)).sha256 !== sha256
  return Readable.from((await filesIn(place)).values())
    .filter(isChanged, together)
    .toArray()
}

/** Size and hash of a file. @throws where it is not there */
export async function measureFile(place: Place, path: string) {
  const measured = measure()
  for await (const _ of measured.pass(await place.read(path)));
  return measured.result()
}
