import type { Scope } from '#app/access/audit.ts'
import { writeFile } from '#app/access/in-file.server.ts'
import type { FileSubject } from '#app/access/subject.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import { lastly } from '#app/platform/database/sql.server.ts'
import { countSave } from '#app/platform/metrics.server.ts'
import { saveInTransaction, type SaveResult, type WishSave } from './save-in-transaction.server.ts'

/**
 * Saves a section, by hand or by itself, in a transaction of its own: for its owner, or for who
 * writes along and signs for it. Merged with what was changed elsewhere: see `decide`. Nothing is
 * confirmed for someone else.
 *
 * @returns what is stored now; with `ok` false nothing was, as what is `disputed` was changed by
 *   others too
 * @throws a 403 answer when who writes along may not any more; what `isFrozen` knows where the file stays as
 *   it is
 */
export const saveSection = (subject: FileSubject, save: WishSave): Promise<SaveResult> =>
  countSave(
    writeFile(subject, scopesOf(save.section), (sql) =>
      saveInTransaction(sql, subject.id, { ...save, final: save.final && !subject.by }, lastly),
    ),
  )

/** What of a file a save of the section reads and changes: besides wishes, who someone is. */
export const scopesOf = (section: FileSectionKey): [Scope, ...Scope[]] => {
  if (section === 'secret') return ['confidential']
  return section === 'naw' || section === 'formulier' ? ['sections', 'details'] : ['sections']
}
