import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { findWishFile } from './file.server.ts'
import { readAnswered } from './answered-file.server.ts'
import { readRevisions } from './sections.server.ts'
import { fixedFields } from '#app/features/interview/step.ts'
import { type ChangedSection, changesBetween } from './version-changes.ts'
import type { AnsweredSection } from './answered-sections.ts'
import { dataOf, newestVersion, readVersions, sectionsOf, type Version } from './versions.server.ts'

/** The number of a version as it stands in an address; undefined for anything else. */
export const versionNumber = (wanted: string | null | undefined): number | undefined =>
  wanted && /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : undefined

/** How many versions one page tells of. */
const PAGE = 10

export type ListedVersion = {
  number: number
  confirmedAt: Date
  intact: boolean
  /** Whether its owner brought it along from another account. */
  imported: boolean
  /** What changed since the version before; everything, for the first one. */
  changes: ChangedSection[]
}

export type VersionList = {
  /** What the draft has that the newest version has not; null when there is no draft. */
  draft: ChangedSection[] | null
  versions: ListedVersion[]
  /** Where the next page begins; null on the last one. */
  older: number | null
}

/**
 * The confirmed versions of a person's own file, newest first.
 *
 * @param upTo the newest one to tell of; the newest of all when not given
 * @returns null when nothing was confirmed yet
 */
export function listVersions(userId: string, upTo?: number): Promise<VersionList | null> {
  return readOnly(asPerson(userId), async (sql) => {
    const file = await findWishFile(sql, userId)
    const newest = file && (await newestVersion(sql, file.id))
    if (!newest) return null
    const to = Math.min(upTo ?? newest.number, newest.number)
    const from = Math.max(1, to - PAGE + 1)
    // The one before the page tells what changed in the oldest one on it.
    const read = await readVersions(sql, userId, file.id, { from: Math.max(1, from - 1), to })
    const draft =
      to === newest.number && !file.isCompleted
        ? changesBetween(
            shownBy(read.at(-1)),
            (await readAnswered(sql, userId, file.id, 'title')).sections,
          )
        : null
    return { draft, versions: listed(read, from), older: from > 1 ? from - 1 : null }
  })
}

const wasImported = ({ content }: Version) => content?.personal.importedAt !== undefined

const shownBy = (version: Version | undefined): AnsweredSection[] =>
  version ? sectionsOf(version) : []

const listed = (read: Version[], from: number): ListedVersion[] =>
  read
    .map((version, index) => ({
      number: version.number,
      confirmedAt: version.confirmedAt,
      intact: version.intact,
      imported: wasImported(version),
      changes: changesBetween(shownBy(read[index - 1]), shownBy(version)),
    }))
    .filter(({ number }) => number >= from)
    .toReversed()

/** What putting a version back leaves as it is. */
function withoutFixed(section: ChangedSection): ChangedSection[] {
  const fixed = fixedFields(section.key)
  const changes = section.changes.filter(({ key }) => !fixed.includes(key))
  return changes.length > 0 ? [{ ...section, changes }] : []
}

export type ReadVersion = Omit<ListedVersion, 'changes'> & {
  sections: AnsweredSection[]
  /** Whether its answers can be put back: the first versions kept only what was shown. */
  restorable: boolean
  /** What putting it back would change in the file as it is now. */
  changes: ChangedSection[]
  /** Revision of each section now: what putting it back was decided on. */
  revisions: Record<string, number>
}

/** One confirmed version of a person's own file; null when there is none with that number. */
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
      restorable: version.intact && dataOf(version) !== null,
      changes: changesBetween(now.sections, sectionsOf(version)).flatMap(withoutFixed),
      revisions: await readRevisions(sql, file.id),
    }
  })
}
