import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, radius, small, space, tight, wide } from '../theme.css.ts'

/** Two things beside each other where there is room. */
const beside = (columns: string) => ({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: columns,
      gridColumnGap: space(12),
      alignItems: 'center',
    },
  },
})

export const part = style({
  padding: `${space(5)} 0`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 500px',
  '@media': { [wide]: { padding: `${space(16)} 0` } },
})
globalStyle(`${part}>h2`, { marginTop: 0 })
globalStyle(`${part}>:last-child,${part}>div>:last-child`, { marginBottom: 0 })
export const split = style(beside('1fr 2fr'))
globalStyle(`${split}>*`, { alignSelf: 'start', marginTop: space(2) })
globalStyle(`${split} h2`, { marginTop: 0 })
/** A link that stands by itself is high enough for a thumb. */
globalStyle(`${split}>:first-child a`, { display: 'inline-block', padding: `${space(1)} 0` })

const title = { margin: `0 0 ${space(1)}`, fontWeight: 400 }
const quiet = { margin: 0, color: color.muted }
export const rows = style({
  listStyle: 'none',
  counterReset: 'n',
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
globalStyle(`ol${rows}>li`, { counterIncrement: 'n', paddingLeft: space(10) })
globalStyle(`ol${rows}>li::before`, {
  content: 'counter(n)',
  position: 'absolute',
  left: 0,
  color: color.brand,
  font: `1.75rem/1.1 ${font.serif}`,
})
globalStyle(`${rows} h3`, { ...title, '@media': { [small]: { fontSize: '1.125rem' } } })
globalStyle(`${rows} p`, { ...quiet, fontSize: '1rem' })
globalStyle(`${rows} p a`, { display: 'inline-block', padding: `${space(2)} 0` })

/** A sheet of paper that lies a little off the table. */
export const letter = style({
  maxWidth: '30rem',
  margin: `0 auto ${space(4)}`,
  padding: `${space(5)} ${space(5)} ${space(4)}`,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  boxShadow: '0 18px 30px -24px rgba(60,40,10,.6)',
  '@media': { [wide]: { transform: 'rotate(-.6deg)' }, [tight]: { padding: space(3) } },
})
globalStyle(`${letter} blockquote`, {
  margin: `0 0 ${space(4)}`,
  fontFamily: font.serif,
  fontSize: '1.25rem',
  lineHeight: 1.45,
})
globalStyle(`${letter} figcaption`, { color: color.muted, fontSize: '1rem' })

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
  boxShadow: '0 2px 8px rgba(0,0,0,.3)',
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
