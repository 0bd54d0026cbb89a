/** Which backup is put back, and whether it is whole. */
import { text } from 'node:stream/consumers'
import { openedBy } from '#app/platform/keys/age.server.ts'
import { changedFiles, filesIn, measureFile } from './files.server.ts'
import { BrokenBackup } from './broken.ts'
import {
  FILES,
  fileOf,
  finishedBackups,
  type Group,
  GROUPS,
  listOf,
  type Manifest,
  readManifest,
} from './layout.server.ts'
import type { Place } from './place.ts'

export type Chosen = {
  manifests: Record<Group, Manifest>
  /** Newer contents than those that were asked for: what was saved since is not in them. */
  newer: string | undefined
}

/**
 * The people are always the newest there are: who is gone since would be back in older ones.
 *
 * @param wanted the name of the contents; otherwise the newest
 * @throws BrokenBackup when there is none
 */
export async function chooseBackup(place: Place, wanted?: string): Promise<Chosen> {
  const { people, contents } = await finishedBackups(place)
  const [newestPeople, newestContents] = [people.at(-1), contents.at(-1)]
  if (!newestPeople || !newestContents)
    throw new BrokenBackup(`${place.name} has no finished backup of people and contents.`)
  const name = wanted ?? newestContents
  if (!contents.includes(name))
    throw new BrokenBackup(
      `${place.name} has no contents of ${name}, but of: ${contents.join(', ')}`,
    )
  return {
    manifests: {
      people: await readManifest(place, newestPeople, 'people'),
      contents: await readManifest(place, name, 'contents'),
    },
    newer: name === newestContents ? undefined : newestContents,
  }
}

/** What is wrong with a backup, for who reads it. */
export type Faults = {
  /** Without these it cannot be put back. */
  rows: string[]
  /** Of uploaded files, and by key which are not whole. */
  files: string[]
  lost: Set<string>
  /** Of how many files it says that it has them; undefined where it is of before it said so. */
  listed: number | undefined
}

/** Looks at every byte of what would be put back, without a key. */
export async function faultsOf(place: Place, { manifests }: Chosen): Promise<Faults> {
  const faults: Faults = { rows: [], files: [], lost: new Set(), listed: 0 }
  const listed = new Set<string>()
  for (const group of GROUPS) {
    const manifest = manifests[group]
    for (const [path, sha256] of partsOf(manifest)) {
      const found = await measureFile(place, path).catch(() => undefined)
      if (!found) faults.rows.push(`${place.name}/${path} is missing: this is half a backup`)
      else if (found.sha256 !== sha256) faults.rows.push(`${place.name}/${path} was changed`)
      else if (path === listOf(manifest.moment, group))
        for (const key of await keysOf(place, path)) listed.add(key)
    }
  }
  faults.listed = GROUPS.every((group) => manifests[group].files) ? listed.size : undefined
  for (const { key, path } of await changedFiles(place)) {
    faults.files.push(`${place.name}/${path} was changed`)
    faults.lost.add(key)
  }
  const kept = await filesIn(place)
  for (const key of listed) {
    if (kept.has(key)) continue
    faults.files.push(`${place.name}/${FILES} has no file ${key}: it was lost`)
    faults.lost.add(key)
  }
  return faults
}

/** What a group is made of, but for its manifest: paths, and the hash of each. */
function partsOf({ moment, group, tables, files }: Manifest): [string, string][] {
  const parts = Object.entries(tables).map(([table, { sha256 }]): [string, string] => [
    fileOf(moment, group, table),
    sha256,
  ])
  return files ? [...parts, [listOf(moment, group), files.sha256]] : parts
}

const keysOf = async (place: Place, path: string): Promise<string[]> =>
  (await text(await place.read(path))).split('\n').filter(Boolean)

/** Whether a secret key opens what was chosen. Asks one small file of each group. */
export async function opens(
  place: Place,
  { manifests }: Chosen,
  identity: string,
): Promise<boolean> {
  try {
    for (const group of GROUPS) {
      const { moment, tables } = manifests[group]
      const [table = ''] = Object.keys(tables).toSorted(
        (one, other) => (tables[one]?.bytes ?? 0) - (tables[other]?.bytes ?? 0),
      )
      const opened = openedBy(identity)(await place.read(fileOf(moment, group, table)))
      for await (const _ of opened);
    }
    return true
  } catch {
    return false
  }
}
