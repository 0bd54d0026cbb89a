import { figuresOf } from '#app/features/figures/figures.server.ts'
import { FIGURE_KINDS } from '#app/features/figures/kinds.ts'
import { csvOf } from '#app/features/figures/table.server.ts'
import { shownDay } from '#app/forms/formats.ts'
import { figures } from '#app/features/figures/texts.nl.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { PRIVATE } from '#app/routes/kit/file-answer.ts'
import type { Route } from './+types/file.ts'
import { unitIn } from './unit.ts'

/** The figures for a spreadsheet: a row for each week or month. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'figures.read')
  const unit = unitIn(url)
  const { periods, totals } = await figuresOf(actor, unit)
  const csv = csvOf([
    [figures.from[unit], ...FIGURE_KINDS.map((kind) => figures.kinds[kind])],
    ...periods.map((period, index) => [
      shownDay(period),
      ...FIGURE_KINDS.map((kind) => totals[kind][index] ?? 0),
    ]),
  ])
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${figures.file[unit]}"`,
      ...PRIVATE,
    },
  })
}
