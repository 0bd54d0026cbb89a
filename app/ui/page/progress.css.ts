import { globalStyle, style } from '@vanilla-extract/css'
import { color, small, space, tight } from '../theme.css.ts'

export const progress = style({
  marginBottom: space(5),
  '@media': { [small]: { marginTop: `-${space(4)}` } },
})
export const progressText = style({
  color: color.muted,
  fontSize: '1rem',
  margin: `0 0 ${space(3)}`,
})
/** The title below it makes room for the first question on a phone. */
globalStyle(`${progress}~h1`, {
  '@media': {
    [small]: { fontSize: '1.8125rem', lineHeight: 1.2, marginBottom: space(2) },
    [tight]: { fontSize: '1.25rem' },
  },
})
globalStyle(`${progress}~h1+p`, { marginBottom: 0 })
export const bar = style({ display: 'block', width: '100%', height: 4 })
/** Browsers leave strokes as they are when they force colours on the rest. */
const stroke = (usual: string, forced: string) =>
  style({ stroke: usual, '@media': { '(forced-colors:active)': { stroke: forced } } })
export const todo = stroke(color.line, 'GrayText')
export const done = stroke(color.brand, 'Highlight')
