import { globalStyle, style } from '@vanilla-extract/css'
import { row } from '../button.css.ts'
import { color, font, small, space, tight, wide } from '../theme.css.ts'

/** Steps in a row, each below its mark on a line; one above the other where letters are large. */
export const track = style({
  display: 'flex',
  maxWidth: '32rem',
  margin: `${space(4)} 0`,
  padding: 0,
  listStyle: 'none',
  color: color.muted,
  fontSize: '.9375rem',
  lineHeight: 1.3,
  '@media': { [tight]: { display: 'block' } },
})
const step = `${track}>li`
globalStyle(step, {
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  margin: 0,
  padding: `${space(7)} ${space(1)} 0 0`,
  '@media': {
    [tight]: { minHeight: space(5), padding: `0 0 ${space(3)} ${space(8)}` },
  },
})
globalStyle(`${step}::before`, {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: 0,
  width: space(5),
  height: space(5),
  border: `2px solid ${color.edge}`,
  borderRadius: '50%',
  background: color.paper,
})
/** The line to the step before. */
globalStyle(`${step}+li::after`, {
  content: '""',
  position: 'absolute',
  top: `calc(${space(2.5)} - 1px)`,
  right: '100%',
  width: `calc(100% - ${space(5)})`,
  borderTop: `2px solid ${color.line}`,
  '@media': { [tight]: { display: 'none' } },
})
export const done = style({})
globalStyle(`${track}>${done}::before`, { borderColor: color.brand, background: color.brand })
globalStyle(`${track}>${done}+li::after`, { borderColor: color.brand })
globalStyle(`${done}>svg`, {
  position: 'absolute',
  zIndex: 2,
  top: '.125rem',
  left: '.125rem',
  width: space(4),
  height: space(4),
  margin: 0,
  color: color.onBrand,
  strokeWidth: 3,
})
globalStyle(`${track}>[aria-current]`, { color: color.ink, fontWeight: 600 })
globalStyle(`${track}>[aria-current]::before`, { border: `6px solid ${color.brand}` })

/** Somebody who died, with how far what was asked for is, and what there is to do. */
export const cases = style({ maxWidth: 'none', margin: 0, padding: 0, listStyle: 'none' })
const one = `${cases}>li`
globalStyle(one, {
  margin: 0,
  padding: `${space(5)} 0 ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) minmax(0,26rem)',
      gridGap: `0 ${space(8)}`,
      alignItems: 'start',
    },
  },
})
/** What there is to do stands beside what happens now, below the track; what is worth knowing below both. */
globalStyle(`${one}>:last-child`, { gridColumn: '1/-1' })
export const next = style({ gridColumn: 2, gridRow: 2 })
globalStyle(`${next} ${row},${next} p`, { '@media': { [wide]: { marginTop: 0, marginBottom: 0 } } })
globalStyle(`${one} h3`, { margin: 0, font: `1.375rem/1.3 ${font.serif}` })
globalStyle(`${one} ${row}`, {
  '@media': { [small]: { marginTop: space(2), marginBottom: space(2) } },
})
globalStyle(`${one} p`, { margin: `${space(1)} 0` })
globalStyle(`${one} ${track}`, { '@media': { [wide]: { marginTop: space(2) } } })
export const quiet = style({ maxWidth: 'none', color: color.muted, fontSize: '1rem' })

/** What is over: a name and a line. */
export const over = style([cases, { marginBottom: space(6) }])
globalStyle(`${over}>li`, { display: 'block', padding: `${space(2)} 0` })
globalStyle(`${over} h3`, { fontSize: '1.1875rem' })
globalStyle(`${over} h3 a`, { display: 'inline-block', padding: `${space(1)} 0` })
