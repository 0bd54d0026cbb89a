import { globalStyle, style } from '@vanilla-extract/css'
import { row } from '../button.css.ts'
import { color, font, space, tight, wide } from '../theme.css.ts'

/** Steps in a row, each below its mark on a line; one above the other where letters are large. */
export const track = style({
  display: 'flex',
  maxWidth: '32rem',
  margin: `${space(2)} 0 ${space(4)}`,
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

/** Somebody who died, with what there is to do, and beside it how far what was asked for is. */
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
globalStyle(`${one} h3`, { margin: 0, font: `1.375rem/1.3 ${font.serif}` })
globalStyle(`${one} ${row}`, { marginTop: space(2), marginBottom: space(2) })
globalStyle(`${one} details`, { border: 0, margin: 0 })
globalStyle(`${one} p`, { margin: `${space(1)} 0` })
export const quiet = style({ maxWidth: 'none', color: color.muted, fontSize: '1rem' })

/** What is over: a name and a line. */
export const over = style([cases])
globalStyle(`${over}>li`, { padding: `${space(2)} 0` })
globalStyle(`${over} h3`, { fontSize: '1.1875rem' })
globalStyle(`${over} h3 a`, { display: 'inline-block', padding: `${space(1)} 0` })
