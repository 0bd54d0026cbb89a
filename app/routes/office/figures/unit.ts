import { href } from 'react-router'
import type { Unit } from '#app/features/figures/periods.ts'

/** What the address calls them: `?per=maand`. */
export const unitIn = (url: URL): Unit =>
  url.searchParams.get('per') === 'maand' ? 'month' : 'week'

/** The figures by week or month. */
export const figuresAddress = (unit: Unit): string =>
  unit === 'month' ? `${href('/admin/cijfers')}?per=maand` : href('/admin/cijfers')

/** The same as a file for a spreadsheet. */
export const figuresFileAddress = (unit: Unit): string =>
  `${href('/admin/cijfers/cijfers.csv')}${unit === 'month' ? '?per=maand' : ''}`
