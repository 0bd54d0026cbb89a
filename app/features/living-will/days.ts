/** Why a day that was typed cannot be the one that is asked for. */
export type DayProblem = 'dateWrong' | 'dateFuture' | 'dateEarly'

const DUTCH = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

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
  const day = isoOf(typed.trim())
  if (!day) return { ok: false, problem: 'dateWrong' }
  if (day > until) return { ok: false, problem: 'dateFuture' }
  return day < from ? { ok: false, problem: 'dateEarly' } : { ok: true, day }
}

function isoOf(text: string): string | null {
  const [, d, m, y] = DUTCH.exec(text) ?? []
  const [, year = y, month = m, date = d] = ISO.exec(text) ?? []
  if (!year || !month || !date) return null
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const moment = new Date(`${day}T00:00:00Z`)
  // The 31st of February is another day, or none.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null
}
