import { globalStyle, style } from '@vanilla-extract/css'
import { chevron } from './navigation.css.ts'
import { color, font, radius, small, space, wide } from '../theme.css.ts'

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

export const hero = style({ maxWidth: '42rem', '@media': { [wide]: { padding: `${space(6)} 0` } } })
globalStyle(`${hero} h1`, { '@media': { [wide]: { fontSize: '3.25rem', lineHeight: 1.08 } } })
export const promises = style({ listStyle: 'none', padding: 0, color: color.muted })
globalStyle(`${promises} li`, { display: 'inline-block', margin: `0 ${space(6)} ${space(1)} 0` })
globalStyle(`${promises} svg`, { color: color.success, marginRight: space(1) })

export const part = style({
  padding: `${space(5)} 0`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 500px',
  '@media': { [wide]: { padding: `${space(16)} 0` } },
})
globalStyle(`${part}>h2`, { marginTop: 0 })
globalStyle(`${part}>:last-child,${part}>div>:last-child`, { marginBottom: 0 })
/** On a strip of darker paper, from edge to edge where browsers can cut it off there. */
export const strip = style({
  background: color.note,
  '@supports': {
    '(clip-path:inset(0 -1px))': {
      boxShadow: `0 0 0 100vmax ${color.note}`,
      clipPath: 'inset(0 -100vmax)',
    },
  },
})
export const split = style(beside('1fr 2fr'))
globalStyle(`${split}>*`, { alignSelf: 'start', marginTop: space(2) })
globalStyle(`${split} h2`, { marginTop: 0 })
/** A link that stands by itself is high enough for a thumb. */
globalStyle(`${split}>:first-child a`, { display: 'inline-block', padding: `${space(1)} 0` })

/** Short texts beside each other, each under a rule of its own. */
export const points = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridGap: `${space(3)} ${space(10)}`,
  maxWidth: 'none',
  margin: `${space(4)} 0 0`,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3,1fr)' } },
})
globalStyle(`${points}>li`, {
  borderTop: `2px solid ${color.brand}`,
  paddingTop: space(2),
  margin: 0,
})
const title = { margin: `0 0 ${space(1)}`, fontWeight: 400 }
const quiet = { margin: 0, color: color.muted }
globalStyle(`${points} h3`, title)
globalStyle(`${points} p`, quiet)

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
  '@media': { [wide]: { transform: 'rotate(-.6deg)' } },
})
globalStyle(`${letter} blockquote`, {
  margin: `0 0 ${space(4)}`,
  fontFamily: font.serif,
  fontSize: '1.25rem',
  lineHeight: 1.45,
})
globalStyle(`${letter} figcaption`, { color: color.muted, fontSize: '1rem' })

export const questions = style({ borderBottom: `1px solid ${color.line}` })
globalStyle(`${questions}>details`, { borderTop: `1px solid ${color.line}` })
globalStyle(`${questions} summary`, {
  position: 'relative',
  padding: `${space(2.25)} ${space(6)} ${space(2.25)} 0`,
  fontFamily: font.serif,
  fontSize: '1.125rem',
  lineHeight: 1.4,
  cursor: 'pointer',
  listStyle: 'none',
})
globalStyle(`${questions} summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${questions} summary::after`, {
  ...chevron,
  position: 'absolute',
  right: '.3em',
  top: '1em',
})
globalStyle(`${questions} [open]>summary::after`, { transform: 'rotate(225deg)' })

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
