import { randomUUID } from 'node:crypto'
import { withActor, asPerson } from '#app/platform/database/sql.server.ts'
import { findWishFile } from '../file/file.server.ts'
import { type WishSave, saveInTransaction } from '../saving/save-in-transaction.server.ts'
import {
  type FileSectionKey,
  fileSections,
  sectionOf,
} from '#app/features/interview/sections/index.ts'
import { fixedFields } from '#app/features/interview/step.ts'
import { isShown, type SectionData, type Value } from '#app/forms/values.ts'
import { versionData, readVersions } from './versions.server.ts'

/** gone: not there, or not to be put back. changed: the file changed meanwhile. */
export type RestoreResult = { ok: true } | { ok: false; reason: 'gone' | 'changed' }

/**
 * Makes the answers of a confirmed version the draft, all sections or none; the last confirmed version
 * stays.
 *
 * @param revisions of the sections when the person decided; one that has changed since refuses it
 */
export function restoreVersion(
  userId: string,
  number: number,
  revisions: Record<string, number>,
): Promise<RestoreResult> {
  return withActor<RestoreResult>(asPerson(userId), async (sql, refuse) => {
    const file = await findWishFile(sql, userId)
    const [version] = file
      ? await readVersions(sql, userId, file.id, { from: number, to: number })
      : []
    const data = version?.intact ? versionData(version) : null
    if (!data) return { ok: false, reason: 'gone' }
    for (const { key: section } of fileSections) {
      const saved = await saveInTransaction(sql, userId, {
        section,
        id: randomUUID(),
        revision: revisions[section] ?? 0,
        data: answersToPutBack(section, data[section] ?? {}),
        final: false,
      })
      if (!saved.ok) refuse({ ok: false, reason: 'changed' })
    }
    return { ok: true }
  })
}

/**
 * Open answers become open again; what did not apply, or is fixed (cards, the account's address),
 * stays.
 */
function answersToPutBack(key: FileSectionKey, data: SectionData): WishSave['data'] {
  const section = sectionOf(key)
  const fixed = fixedFields(key)
  const answers: Record<string, Value | undefined> = {}
  for (const field of section.fields)
    if (!fixed.includes(field.key) && (field.key in data || isShown(section, field, data)))
      answers[field.key] = data[field.key]
  return answers
}
