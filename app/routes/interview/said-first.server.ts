import type { Subject } from '#app/access/subject.ts'
import { movedNames } from '#app/features/contacts/addresses.ts'
import { readAddresses } from '#app/features/contacts/addresses.server.ts'
import type { SectionKey } from '#app/features/interview/sections/index.ts'
import type { SaveResult } from '#app/features/wishes/saving/save-in-transaction.server.ts'
import { joinedList } from '#app/locales/dates.ts'
import type { Flash } from '#app/locales/flash.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'

/** What is said first after a save: what became of cards, or that a contact has to be asked anew. */
export async function saidFirst(
  subject: Subject,
  section: SectionKey,
  { cards }: Extract<SaveResult, { ok: true }>,
): Promise<Flash | undefined> {
  if (cards === 'withdrawn') return { key: 'cardsWithdrawn' }
  if (cards === 'printed') return { key: 'cardsPrinted' }
  if (section !== 'naw') return undefined
  const names = movedNames(
    await readOnly(asPerson(subject.id), (sql) => readAddresses(sql, subject)),
  )
  return names.length > 0
    ? { key: 'contactMoved', values: { names: joinedList(names) } }
    : undefined
}
