import { isDay, isoDay } from '#app/forms/formats.ts'

/** Why a day that was typed cannot be the one that is asked for. */
export type DayProblem = 'dateWrong' | 'dateFuture' | 'dateEarly'

/**
 * Reads a day that was typed, as people write it here ('5-3-2026') or as a browser sends it.
 *
 * @param from first day that is possible, as '2026-03-05'
 * @param until last day that is possible
 */
export function readDay(
  typed: string,
  { from, until }: { from: string; until: string },
): { ok: true; day: string } | { ok: false; problem: DayProblem } {
  const day = isoDay(typed)
  if (!isDay(day)) return { ok: false, problem: 'dateWrong' }
  if (day > until) return { ok: false, problem: 'dateFuture' }
  return day < from ? { ok: false, problem: 'dateEarly' } : { ok: true, day }
}
