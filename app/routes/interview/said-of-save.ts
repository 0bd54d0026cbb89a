import type { SaveResult } from '#app/features/wishes/saving/save.server.ts'
import type { Flash } from '#app/locales/flash.ts'

/** What is said first after a save: that it changed what becomes of cards. */
export function cardsSaid({ cards }: Extract<SaveResult, { ok: true }>): Flash | undefined {
  if (cards === 'withdrawn') return { key: 'cardsWithdrawn' }
  return cards === 'printed' ? { key: 'cardsPrinted' } : undefined
}
