import type { SectionKey } from '#app/features/interview/sections/index.ts'
import type { SaveResult } from '#app/features/wishes/saving/save-in-transaction.server.ts'
import { joinedList } from '#app/locales/dates.ts'
import type { Flash } from '#app/locales/flash.ts'

/** What is said first after a save: what became of cards, or that a contact has to be asked anew by it. */
export function saidFirst(
  section: SectionKey,
  { cards, askedAnew }: Extract<SaveResult, { ok: true }>,
): Flash | undefined {
  if (cards === 'withdrawn') return { key: 'cardsWithdrawn' }
  if (cards === 'printed') return { key: 'cardsPrinted' }
  if (section !== 'naw' || !askedAnew) return undefined
  const { moved, renamed } = askedAnew
  if (renamed.length > 0)
    return { key: 'contactRenamed', values: { names: joinedList([...renamed, ...moved]) } }
  return moved.length > 0
    ? { key: 'contactMoved', values: { names: joinedList(moved) } }
    : undefined
}
