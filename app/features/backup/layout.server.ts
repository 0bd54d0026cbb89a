/**
 * How a backup lies in its folder:
 *
 *     20261126T020000Z/people/…     who people are and the keys that open what they wrote; 30 days
 *     20261126T020000Z/contents/…   everything else
 *       users.copy.gz.age           a table, as COPY writes it
 *       manifest.json               what the group is made of
 *     files/ab/KEY-SHA256.age       what people uploaded, each once for all backups
 *
 * A backup that was not finished has another name, and is none.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export const GROUPS = ['people', 'contents'] as const
export type Group = (typeof GROUPS)[number]

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()

/** Of a table: its columns in their order, how many rows, and what it was before it was sealed. */
const tableEntry = z.object({
  columns: z.array(z.string()).min(1),
  rows: count,
  plain: sha256,
  bytes: count,
  sha256,
})
export type TableEntry = z.infer<typeof tableEntry>

const manifestShape = z.object({
  format: z.literal(1),
  group: z.enum(GROUPS),
  moment: z.string(),
  /** By which the tables were made. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  tables: z.record(z.string(), tableEntry),
})
export type Manifest = z.infer<typeof manifestShape>

const MOMENT = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/
/** Before the name of one that is being made. */
export const UNFINISHED = 'unfinished-'
export const FILES = 'files'
export const MANIFEST = 'manifest.json'

/** The name of a backup of that moment, in UTC. */
export const nameOf = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** When a backup with that name was made. */
export const momentOf = (name: string): Date => new Date(name.replace(MOMENT, '$1-$2-$3T$4:$5:$6Z'))

/** Where a table of a backup is. */
export const fileOf = (folder: string, name: string, group: Group, table: string): string =>
  join(folder, name, group, `${table}.copy.gz.age`)

/** Names of the backups that have this group, the oldest first. */
export async function backupsIn(folder: string, group: Group): Promise<string[]> {
  const names: string[] = []
  for (const name of (await namesIn(folder)).filter((one) => MOMENT.test(one)))
    if ((await namesIn(join(folder, name))).includes(group)) names.push(name)
  return names.toSorted()
}

/** Names in a folder; none where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw error
  }
}

/** A backup that cannot be used: what is wrong with it, in words for who runs the site. */
export class BrokenBackup extends Error {
  override name = 'BrokenBackup'
}

/** @throws BrokenBackup when it is not there, or is none */
export async function readManifest(folder: string, name: string, group: Group): Promise<Manifest> {
  const path = join(folder, name, group, MANIFEST)
  try {
    const manifest = manifestShape.parse(JSON.parse(await readFile(path, 'utf8')))
    if (manifest.group === group && manifest.moment === name) return manifest
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
  throw new BrokenBackup(`${path} is missing or cannot be read: this is half a backup.`)
}
