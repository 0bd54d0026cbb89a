import { globalStyle, style } from '@vanilla-extract/css'
import { screenOnly } from '../global.css.ts'
import { color, radius, space } from '../theme.css.ts'

/** Begins something else than what is above it; of what is pressed. */
export const about = style([screenOnly, { marginTop: space(8) }])
/** Lists under each other; beside each other on paper, so that all of them are on one sheet. */
export const lists = style({ '@media': { print: { columnCount: 2, marginBottom: space(4) } } })
globalStyle(`${lists} h2`, { '@media': { print: { marginTop: 0 } } })

/** What there is to do, a line each; before what can be ticked here, or with a pen, stands a box. */
export const tasks = style({})
globalStyle(`${tasks}>li`, {
  padding: '0!important',
  breakInside: 'avoid',
  // The page comes back at the line that was ticked, with what stands before it in sight.
  scrollMarginTop: '35vh',
})
/** All of the line can be pressed. */
export const task = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  minHeight: space(11),
  padding: `${space(2)} 0 ${space(2)} ${space(9)}`,
  border: 0,
  background: 'none',
  textAlign: 'left',
  lineHeight: 1.4,
  '@media': { print: { padding: `0 0 0 ${space(9)}`, display: 'block!important' } },
})
globalStyle(`${task}::before,${task}::after`, {
  position: 'absolute',
  left: 0,
  top: space(2),
  width: space(6),
  height: space(6),
  border: `2px solid ${color.edge}`,
  borderRadius: radius,
})
globalStyle(`${task}::before`, { content: '""' })
// On a screen no box stands before a line that nobody can press.
globalStyle(`${task}:not(button)`, { '@media': { screen: { paddingLeft: 0 } } })
globalStyle(`${task}:not(button)::before`, { '@media': { screen: { display: 'none' } } })
export const done = style({ color: color.muted })
globalStyle(`${done}::before`, { background: color.brand })
globalStyle(`${done}::after`, {
  content: '"✓"',
  color: color.onBrand,
  borderColor: 'transparent',
  lineHeight: space(5),
  textAlign: 'center',
})
globalStyle(`${task} small`, { color: color.muted, fontSize: '1rem' })
/** A number to call, below what it is called for. */
globalStyle(`${tasks} a`, { margin: `0 0 ${space(2)} ${space(9)}` })
