import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { dayOf } from '#app/locales/dates.ts'
import {
  asPerson,
  asSystem,
  PATIENT_SECONDS,
  readOnly,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { type Figures, type FigureKind, FIGURE_KINDS } from './kinds.ts'
import { beginOf, periodsUntil, type Unit } from './periods.ts'

/** Numbers, no people. The newest period is not over. */
export async function figuresOf(
  { id }: Actor,
  unit: Unit,
  now: Date = new Date(),
): Promise<Figures> {
  const periods = periodsUntil(unit, dayOf(now))
  const rows = await readOnly(
    asPerson(id),
    (sql) => sql<
      (Narrowed<DbRow<'figures_since', 'kind!' | 'total!'>, { kind: FigureKind }> & {
        day: string
      })[]
    >`
      select kind, to_char(day, 'YYYY-MM-DD') as day, total
        from figures_since(${periods[0] ?? ''}::text::date)`,
  )
  const sums = new Map<string, number>()
  for (const { kind, day, total } of rows) {
    const key = `${kind} ${beginOf(unit, day)}`
    sums.set(key, (sums.get(key) ?? 0) + total)
  }
  const totalsOf = (kind: FigureKind) => periods.map((period) => sums.get(`${kind} ${period}`) ?? 0)
  return {
    periods,
    totals: Object.fromEntries(
      FIGURE_KINDS.map((kind) => [kind, totalsOf(kind)]),
    ) as Figures['totals'],
  }
}

/** Before the nightly cleaning takes away what was counted. */
export const keepFigures = async (): Promise<void> => {
  await withActor(asSystem('cleaning'), (sql) => sql`select keep_figures()`, PATIENT_SECONDS)
}
