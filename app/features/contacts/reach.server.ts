import type { RelativeCard } from './people.server.ts'
import { canBeAsked } from './reading-code.server.ts'

/** Without these a contact cannot be reached. */
const MISSING = ['firstName', 'lastName', 'email'] as const

/** What is missing to reach a contact. By a letter, who has no address reads with their telephone number. */
export function reachOf(card: RelativeCard, readHere: boolean) {
  const open = MISSING.filter((part) => !card[part])
  if (!readHere || card.email) return { missing: open, byLetter: false }
  const names = open.filter((part) => part !== 'email')
  const byLetter = canBeAsked(card.phone)
  return { missing: byLetter ? names : [...names, 'emailOrPhone' as const], byLetter }
}
