/**
 * How a backup lies in its place:
 *
 *     20261126T020000Z/people/…     who people are and the keys that open what they wrote; 30 days
 *     20261126T020000Z/contents/…   everything else
 *       users.copy.gz.age           a table, as COPY writes it
 *       files.txt                   keys of the uploaded files that its rows refer to
 *       manifest.json               what the group is made of
 *     files/ab/KEY-SHA256.age       what people uploaded, each once for all backups
 *
 * Without a file `finished` beside the groups it is none: it is being made, or was broken off.
 */
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { BrokenBackup } from './broken.ts'
import type { Place } from './place.ts'

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
  /** Of the list of uploaded files. Backups from before 30 November 2026 have none. */
  files: z.object({ count, sha256 }).optional(),
})
export type Manifest = z.infer<typeof manifestShape>

const MOMENT = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/
export const FINISHED = 'finished'
export const FILES = 'files'

/** The name of a backup of that moment, in UTC. */
export const nameOf = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** When a backup with that name was made. */
export const momentOf = (name: string): Date => new Date(name.replace(MOMENT, '$1-$2-$3T$4:$5:$6Z'))

/** Where a table of a backup is. */
export const fileOf = (name: string, group: Group, table: string): string =>
  `${name}/${group}/${table}.copy.gz.age`

/** Where the keys of the uploaded files stand that rows of a group refer to. */
export const listOf = (name: string, group: Group): string => `${name}/${group}/files.txt`

/** Where what a group is made of is told. */
export const manifestOf = (name: string, group: Group): string => `${name}/${group}/manifest.json`

/** Of the backups that are there, finished or not, the oldest first: their names, and what is in them. */
export async function allBackups(place: Place): Promise<{ name: string; parts: string[] }[]> {
  const names = (await place.names('')).filter((one) => MOMENT.test(one)).toSorted()
  return Promise.all(names.map(async (name) => ({ name, parts: await place.names(name) })))
}

/** Names of the finished backups by the group that they have, the oldest first. */
export async function finishedBackups(place: Place): Promise<Record<Group, string[]>> {
  const finished = (await allBackups(place)).filter(({ parts }) => parts.includes(FINISHED))
  const having = (group: Group) =>
    finished.filter(({ parts }) => parts.includes(group)).map(({ name }) => name)
  return { people: having('people'), contents: having('contents') }
}

/** @throws BrokenBackup when it is not there, or is none */
export async function readManifest(place: Place, name: string, group: Group): Promise<Manifest> {
  const path = manifestOf(name, group)
  try {
    const manifest = manifestShape.parse(JSON.parse(await text(await place.read(path))))
    if (manifest.group === group && manifest.moment === name) return manifest
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
  throw new BrokenBackup(
    `${place.name}/${path} is missing or cannot be read: this is half a backup.`,
  )
}
