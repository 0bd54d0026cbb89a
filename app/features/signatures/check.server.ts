/** What the page says of a file that somebody has: nothing that the file itself does not say. */
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { newestVersion } from '#app/features/wishes/versions/versions.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { countFrom } from '#app/platform/limits.server.ts'
import { HOUR_SECONDS } from '#app/platform/durations.ts'
import { MOST_CHECKED } from './check-form.ts'
import { publicKeys } from './sign.server.ts'
import { type Statement, type Verdict, verifier } from './verify.server.ts'

const FILES = { name: 'check file', points: 60, seconds: HOUR_SECONDS }

/** At most 60 an hour. @returns the seconds to wait, if any */
export const tooManyChecks = (network: string): Promise<number | undefined> =>
  countFrom(FILES, network)

/** tooLarge: the rest of it was not read. */
export type Checked = Verdict | { state: 'tooLarge' }

/** Looks at a file as it comes in, in little memory. Nothing of it is kept. */
export async function checkFile(contents: AsyncIterable<Uint8Array>): Promise<Checked> {
  const { add, verdict } = verifier(publicKeys())
  let length = 0
  for await (const piece of contents) {
    length += piece.length
    if (length > MOST_CHECKED) return { state: 'tooLarge' }
    add(piece)
  }
  return verdict()
}

/** What its owner alone may know of a file: the newest version, and whether something changed since. */
export type Newest = { number: number; confirmedAt: Date; changedSince: boolean }

/**
 * Reads which version is the newest, for who asks about a file of their own.
 *
 * @returns null for a file of somebody else, or of nobody (any more)
 */
export const newestOfOwn = (
  userId: string,
  { number }: Pick<Statement, 'number'>,
): Promise<Newest | null> =>
  readOnly(asPerson(userId), async (sql) => {
    const file = await findWishFile(sql, userId)
    if (file?.number !== number) return null
    const newest = await newestVersion(sql, file.id)
    return newest && { ...newest, changedSince: !file.isCompleted }
  })
