import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, radius, shadow, small, space } from '../theme.css.ts'

const title = { margin: `0 0 ${space(1)}` }
const quiet = { margin: 0, color: color.muted }
export const rows = style({
  listStyle: 'none',
  maxWidth: 'none',
  margin: `0 0 ${space(6)}`,
  padding: 0,
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${rows}>li`, {
  position: 'relative',
  margin: 0,
  padding: `${space(2)} 0`,
  borderBottom: `1px solid ${color.line}`,
})
globalStyle(`${rows} h3`, { ...title, '@media': { [small]: { fontSize: '1.125rem' } } })
globalStyle(`${rows} p`, { ...quiet, fontSize: '1rem' })
globalStyle(`${rows} p a`, { display: 'inline-block', padding: `${space(2)} 0` })

/** Each with a symbol before it. */
export const signed = style({ maxWidth: measure })
globalStyle(`${signed}>li`, { paddingLeft: space(10) })
globalStyle(`${signed} svg`, {
  position: 'absolute',
  left: 0,
  width: space(7),
  height: space(7),
})

export const chat = style({
  position: 'fixed',
  right: space(4),
  bottom: space(4),
  // Not larger with larger letters: it lies over the page.
  width: 56,
  height: 56,
  padding: 12,
  borderRadius: '50%',
  background: color.brand,
  color: `${color.onBrand}!important`,
  boxShadow: shadow,
})
globalStyle(`${chat} svg`, { display: 'block', width: '100%', height: '100%', margin: 0 })
/** What it is for: there for the ear, and for the eye when one points at it. */
export const tip = style({
  position: 'absolute',
  left: -9999,
  bottom: 0,
  width: '16rem',
  padding: space(3),
  background: color.card,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  fontSize: '1rem',
  selectors: {
    [`${chat}:hover &,${chat}:focus &`]: { left: 'auto', right: space(16) },
  },
})
