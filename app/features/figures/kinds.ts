/** What is counted, in the order in which it is shown. */
export const FIGURE_KINDS = [
  'registrations',
  'files',
  'cards',
  'appointments',
  'callbacks',
  'applications',
  'requests',
  'deaths',
  'readings',
] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

export type Figures = {
  /** Weeks or months, each by its first day. */
  periods: string[]
  /** How much there was in each. */
  totals: Record<FigureKind, number[]>
}
