import type { SaveResult } from '#app/features/wishes/save.server.ts'
import type { Typed } from '#app/forms/rows.ts'

/**
 * The answers of the page after a save that stays there: as they are stored, or would be. What is
 * wrong, has to be chosen or has to be confirmed stands as it was typed.
 *
 * @param right the typed answers that were right
 */
export function shownAfter(saved: SaveResult, typed: Typed, right: Typed): Typed {
  const open = saved.ok ? saved.toConfirm : saved.fields
  const asTyped = Object.entries(typed).filter(([name]) => open.includes(name) || !(name in right))
  return { ...(saved.ok ? saved.stored : saved.merged), ...Object.fromEntries(asTyped) }
}
