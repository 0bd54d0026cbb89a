import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { findWishFile } from '../file/file.server.ts'
import { readAnswered } from '../file/answered-file.server.ts'
import { readRevisions } from '../file/sections.server.ts'
import { fixedFields } from '#app/features/interview/step.ts'
import { type ChangedSection, changesBetween } from './version-changes.ts'
import type { AnsweredSection } from '../file/answered-sections.ts'
import { type OfficeDid, officeDid } from '../file/writers.server.ts'
import {
  versionData,
  newestVersion,
  readVersions,
  sectionsOf,
  type Version,
} from './versions.server.ts'

/** A number as it stands in an address; undefined for anything else. */
export const versionNumber = (wanted: string | null | undefined): number | undefined =>
  wanted && /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : undefined

const PAGE = 10

/** A version in a list, with what changed in it. */
export type ListedVersion = {
  number: number
  confirmedAt: Date
  intact: boolean
  imported: boolean
  changes: ChangedSection[]
  /** Since the version before. */
  office: OfficeDid[]
}

/** A page of a list of versions. */
export type VersionList = {
  /** Beyond the newest version; null without a draft. */
  draft: Pick<ListedVersion, 'changes' | 'office'> | null
  versions: ListedVersion[]
  /** The newest one of the next page; null on the last. */
  older: number | null
}

/**
 * Lists ten versions of a person's file, newest first; null when nothing was confirmed yet.
 *
 * @param upTo the newest one to tell of
 */
export function listVersions(userId: string, upTo?: number): Promise<VersionList | null> {
  return readOnly(asPerson(userId), async (sql) => {
    const file = await findWishFile(sql, userId)
    const newest = file && (await newestVersion(sql, file.id))
    if (!newest) return null
    const to = Math.min(upTo ?? newest.number, newest.number)
    const from = Math.max(1, to - PAGE + 1)
    // The one before tells what changed in the oldest one.
    const read = await readVersions(sql, userId, file.id, { from: Math.max(1, from - 1), to })
    const office = await didBefore(sql, userId, read)
    const isDraft = to === newest.number && !file.isCompleted
    const draft = isDraft && {
      changes: changesBetween(
        sectionsOfVersion(read.at(-1)),
        (await readAnswered(sql, userId, file.id, 'title')).sections,
      ),
      office: office.after,
    }
    return {
      draft: draft || null,
      versions: listedVersions(read, from, office.before),
      older: from > 1 ? from - 1 : null,
    }
  })
}

const wasImported = ({ content }: Version) => content?.personal.importedAt !== undefined

const sectionsOfVersion = (version: Version | undefined): AnsweredSection[] =>
  version ? sectionsOf(version) : []

/** What the office did before each version that was confirmed here, and after the newest of these. */
async function didBefore(sql: Sql, userId: string, read: Version[]) {
  const here = read.filter((version) => !wasImported(version))
  const done = await officeDid(
    sql,
    userId,
    here.map(({ confirmedAt }) => confirmedAt),
  )
  return {
    before: new Map(here.map(({ number }, index) => [number, done[index] ?? []])),
    after: done.at(-1) ?? [],
  }
}

const listedVersions = (
  read: Version[],
  from: number,
  office: Map<number, OfficeDid[]>,
): ListedVersion[] =>
  read
    .map((version, index) => ({
      number: version.number,
      confirmedAt: version.confirmedAt,
      intact: version.intact,
      imported: wasImported(version),
      changes: changesBetween(sectionsOfVersion(read[index - 1]), sectionsOfVersion(version)),
      office: office.get(version.number) ?? [],
    }))
    .filter(({ number }) => number >= from)
    .toReversed()

function withoutFixed(section: ChangedSection): ChangedSection[] {
  const fixed = fixedFields(section.key)
  const changes = section.changes.filter(({ key }) => !fixed.includes(key))
  return changes.length > 0 ? [{ ...section, changes }] : []
}

/** A version to read, and perhaps to put back. */
export type ReadVersion = Omit<ListedVersion, 'changes' | 'office'> & {
  sections: AnsweredSection[]
  /** The first versions kept only what was shown. */
  restorable: boolean
  changes: ChangedSection[]
  /** Revisions now: what putting it back was decided on. */
  revisions: Record<string, number>
}

/**
 * Reads a version of a person's file, and what putting it back would change; null when it is not
 * there.
 */
export function readVersion(userId: string, number: number): Promise<ReadVersion | null> {
  return readOnly(asPerson(userId), async (sql) => {
    const file = await findWishFile(sql, userId)
    if (!file) return null
    const [version] = await readVersions(sql, userId, file.id, { from: number, to: number })
    if (!version) return null
    const now = await readAnswered(sql, userId, file.id, 'title')
    return {
      number,
      confirmedAt: version.confirmedAt,
      intact: version.intact,
      imported: wasImported(version),
      sections: sectionsOf(version),
      restorable: version.intact && versionData(version) !== null,
      changes: changesBetween(now.sections, sectionsOf(version)).flatMap(withoutFixed),
      revisions: await readRevisions(sql, file.id),
    }
  })
}
