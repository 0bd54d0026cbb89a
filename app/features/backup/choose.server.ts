/** Which backup is put back, and whether it is whole. */
import { openedBy } from '#app/platform/keys/age.server.ts'
import { changedFiles, measureFile } from './files.server.ts'
import { BrokenBackup } from './broken.ts'
import {
  fileOf,
  finishedBackups,
  type Group,
  GROUPS,
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

/**
 * Looks at every byte of what would be put back, without a key.
 *
 * @returns what is wrong, nothing where all is whole
 */
export async function faultsOf(place: Place, { manifests }: Chosen): Promise<string[]> {
  const faults: string[] = []
  for (const group of GROUPS) {
    const { moment, tables } = manifests[group]
    for (const [table, { sha256 }] of Object.entries(tables)) {
      const path = fileOf(moment, group, table)
      const found = await measureFile(place, path).catch(() => undefined)
      if (!found) faults.push(`${place.name}/${path} is missing: this is half a backup`)
      else if (found.sha256 !== sha256) faults.push(`${place.name}/${path} was changed`)
    }
  }
  for (const path of await changedFiles(place)) faults.push(`${place.name}/${path} was changed`)
  return faults
}

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
