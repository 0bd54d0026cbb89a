import { isTyped, type Typed } from '../rows.ts'
import type { Saved } from './decide.ts'

/**
 * The answers of the page after a save that stays there: as they are stored, or would be. What is
 * wrong, has to be chosen or has to be confirmed stands as it was typed.
 *
 * @param right the typed answers that were right
 */
export function answersAfterSave(saved: Saved, typed: Typed, right: Typed): Typed {
  const open = saved.ok ? (saved.toConfirm ?? []) : saved.disputed
  const asTyped = Object.entries(typed).filter(([name]) => open.includes(name) || !(name in right))
  return { ...(saved.ok ? saved.stored : saved.merged), ...Object.fromEntries(asTyped) }
}

/**
 * The same for a page without a choice between both: where nothing was typed the stored answer stands,
 * so that saving the page as it is takes no answer away.
 */
export function filledAfterSave(saved: Saved, typed: Typed, right: Typed): Typed {
  const open = saved.ok ? [] : saved.disputed.filter((name) => !isTyped(typed[name]))
  const kept = open.map((name) => [name, saved.stored[name]] as const)
  return { ...answersAfterSave(saved, typed, right), ...Object.fromEntries(kept) }
}
