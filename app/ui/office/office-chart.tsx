import { scaleBand, scaleLinear } from 'd3-scale'
import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import * as css from './office-chart.css.ts'

export type Point = {
  /** Names it in full, among others in the table that goes with the chart. */
  label: string
  /** Where there is little room. */
  short: string
  value: number
}

type BarChartProps = {
  title: string
  /** What one sees, in a sentence. */
  description: string
  points: readonly Point[]
}

/** Several, two by two where there is room. */
export const Charts = ({ children }: { children: ReactNode }) => (
  <div className={css.charts}>{children}</div>
)

/** In units of the drawing, which are a little more than half a pixel on a telephone. */
const [WIDTH, HEIGHT] = [480, 220]
const LEFT = 28
const BASE = 176
const TOP = 32
/** At most of a letter of the names below the bars, where the words are small and where they are large. */
const [LETTER, LARGE_LETTER] = [11, 23]
const GAP = 8

/** Bars from a line at nought, the highest and the newest with their number. It says in words what it shows; a table with the numbers goes with it. */
export function BarChart({ title, description, points }: BarChartProps) {
  const id = useId()
  const x = scaleBand(
    points.map(({ label }) => label),
    [LEFT, WIDTH],
  ).padding(0.25)
  const top = Math.max(...points.map(({ value }) => value))
  const most = Math.max(top, 4)
  const y = scaleLinear([0, most], [BASE, TOP]).nice(4)
  const letters = Math.max(...points.map(({ short }) => short.length))
  const newest = points.length - 1
  // From the middle of the last bar to where the lines end.
  const rest = (x.step() * (1 + x.paddingOuter())) / 2
  /** For how many bars there is one name, where each is as wide as that. */
  const barsFor = (width: number) =>
    Math.ceil((Math.max(width, 1.5 * width - rest) + GAP) / x.step())
  const every = barsFor(letters * LETTER)
  const everyLarge = every * Math.ceil(barsFor(letters * LARGE_LETTER) / every)
  // Where several are as high, the last of them: their numbers would run together.
  const highest = points.findLastIndex(({ value }) => value === top)
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line className={css.line} x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
          <text
            className={cx(css.words, css.spare)}
            x={LEFT - 6}
            y={y(tick)}
            dy=".35em"
            textAnchor="end"
          >
            {tick}
          </text>
        </g>
      ))}
      {points.map(({ label, short, value }, index) => {
        const fromNewest = newest - index
        const middle = (x(label) ?? 0) + x.bandwidth() / 2
        // The name of the last bar is wider than it where there are many: it ends where the lines do.
        const endsAtLines = fromNewest === 0 && every > 1
        return (
          <g key={label}>
            <rect
              className={css.bar}
              x={x(label)}
              width={x.bandwidth()}
              y={y(value)}
              height={BASE - y(value)}
            />
            {value > 0 && (index === highest || index === newest) && (
              <text
                className={cx(css.words, index === newest && highest === newest - 1 && css.spare)}
                x={middle}
                y={y(value) - 6}
                textAnchor="middle"
              >
                {value}
              </text>
            )}
            {fromNewest % every === 0 && (
              <text
                className={cx(css.words, fromNewest % everyLarge !== 0 && css.spare)}
                x={endsAtLines ? WIDTH : middle}
                y={BASE + 29}
                textAnchor={endsAtLines ? 'end' : 'middle'}
              >
                {short}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
