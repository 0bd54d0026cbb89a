import { personKey } from '#app/access/keys.server.ts'
import { readProfile } from '#app/features/accounts/profile.server.ts'
import { documentsIn } from '#app/features/documents/documents.server.ts'
import { sectionsByLaw } from '#app/features/interview/legal.server.ts'
import { livingWillsIn } from '#app/features/living-will/living-will.server.ts'
import { answeredSections } from '#app/features/wishes/file/answered-sections.ts'
import { findWishFile } from '#app/features/wishes/file/file.server.ts'
import { openSections } from '#app/features/wishes/file/sections.server.ts'
import { newestSaid, newestVersion } from '#app/features/wishes/versions/versions.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { ReadableBelongings } from './chosen.ts'
import type { Wanted } from './wanted.ts'

/**
 * Reads what there is of a file of these parts, by its owner or by who has noted that they read them. The
 * confidential part is never read here.
 */
export async function belongingsIn(
  sql: Sql,
  ownerId: string,
  wanted: Wanted,
): Promise<ReadableBelongings> {
  const file = wanted.sections.length > 0 ? await findWishFile(sql, ownerId) : null
  const lawful = await sectionsByLaw(sql)
  const data = file
    ? await openSections(sql, await keysFor(sql, ownerId), file.id, wanted.sections)
    : {}
  const confirmed = file && (await newestVersion(sql, file.id))
  return {
    profile: wanted.details ? await readProfile(sql, ownerId) : null,
    documents: wanted.documents ? await documentsIn(sql, ownerId, 'document') : [],
    livingWill: wanted.livingWill ? (await livingWillsIn(sql, ownerId)).valid : null,
    summary: {
      sections: answeredSections(lawful, data, 'summaryTitle'),
      number: file?.number ?? null,
      isCompleted: file?.isCompleted ?? true,
      wasConfirmed: file?.wasConfirmed ?? true,
      confirmed,
      before:
        file && confirmed && !file.isCompleted ? await saidBefore(sql, ownerId, file.id) : null,
    },
  }
}

const saidBefore = async (sql: Sql, ownerId: string, wishId: string) =>
  newestSaid(sql, { personal: await personKey(sql, ownerId, 'personal') }, wishId)

/** Only of the part that is not confidential. */
async function keysFor(sql: Sql, ownerId: string) {
  const personal = await personKey(sql, ownerId, 'personal')
  return {
    personal,
    get secret(): never {
      throw new Error('the confidential part is not read for contacts')
    },
  }
}
