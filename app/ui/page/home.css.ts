import { globalStyle, style } from '@vanilla-extract/css'
import { beside, color, font, narrow, radius, space, tight, wide } from '../theme.css.ts'

/** Two things beside each other where there is room. */
const twoColumns = (columns: string) => ({
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
globalStyle(`${part}>:last-child,${part}>div>:last-child,${part} form>:last-child`, {
  marginBottom: 0,
})
export const split = style(twoColumns('1fr 2fr'))
globalStyle(`${split}>*`, { alignSelf: 'start', marginTop: space(2) })
globalStyle(`${split} h2`, { marginTop: 0 })
/** A link that stands by itself is high enough for a thumb. */
globalStyle(`${split}>:first-child a`, { display: 'inline-block', padding: `${space(1)} 0` })

export const hero = style({
  maxWidth: '42rem',
  // On a telephone the water is in sight beside what is asked about cookies.
  '@media': { [wide]: { paddingTop: space(6) }, [narrow]: { marginTop: `-${space(5)}` } },
})
globalStyle(`${hero} h1`, { '@media': { [wide]: { fontSize: '3.25rem', lineHeight: 1.08 } } })
/** Close together there, for the same. */
globalStyle(`${hero}>:last-child`, {
  '@media': { [narrow]: { marginTop: `-${space(3)}`, marginBottom: 0 } },
})
globalStyle(`${hero}>:last-child>*`, {
  '@media': { [narrow]: { marginTop: space(1), marginBottom: space(1) } },
})
export const promises = style({
  listStyle: 'none',
  margin: `${space(4)} 0`,
  padding: 0,
  color: color.muted,
})
globalStyle(`${promises} li`, { margin: `0 ${space(6)} ${space(1)} 0` })
globalStyle(`${promises} svg`, { color: color.success })
/** For who needs it now: below the first picture, before all that has time. */
export const door = style({ margin: `${space(4)} 0 0` })
globalStyle(`${door} a`, { display: 'inline-block', padding: `${space(2)} 0` })

/** From edge to edge where browsers can cut it off there. */
const edgeToEdge = (background: string) => ({
  background,
  '@supports': {
    '(clip-path:inset(0 -1px))': {
      boxShadow: `0 0 0 100vmax ${background}`,
      clipPath: 'inset(0 -100vmax)',
    },
  },
})
export const strip = style([
  edgeToEdge(color.note),
  // As far from what is above and below it as those are from each other.
  { '@media': { [wide]: { margin: `${space(16)} 0` } } },
])

/** One wish, as large as the page. */
export const letter = style({
  margin: 0,
  padding: `${space(12)} 0 ${space(10)}`,
  textAlign: 'center',
  '@media': { [wide]: { padding: `${space(24)} 0 ${space(20)}` } },
})
globalStyle(`${letter} figure`, { margin: 0 })
globalStyle(`${letter} blockquote`, {
  maxWidth: '54rem',
  margin: `0 auto ${space(6)}`,
  fontFamily: font.serif,
  fontSize: '1.5rem',
  lineHeight: 1.45,
  '@media': {
    [wide]: { fontSize: '2.375rem', lineHeight: 1.35 },
    [tight]: { fontSize: '1.125rem' },
  },
})
globalStyle(`${letter} h2`, {
  margin: `0 0 ${space(6)}`,
  color: color.brand,
  fontSize: '1.125rem',
})

/** Short texts beside each other. */
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridGap: `${space(6)} ${space(10)}`,
  maxWidth: 'none',
  margin: `${space(4)} 0 ${space(6)}`,
  padding: 0,
  listStyle: 'none',
  counterReset: 'n',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3,1fr)' } },
})
globalStyle(`${three}>li`, { margin: 0, counterIncrement: 'n' })
globalStyle(`${three} h3`, { margin: `0 0 ${space(1)}` })
globalStyle(`${three} p`, { margin: 0, color: color.muted })
/** Without a number each begins at a line of its own. */
globalStyle(`ul${three}>li`, { paddingTop: space(4), borderTop: `1px solid ${color.line}` })
globalStyle(`ul${three} h3`, { '@media': { [wide]: { fontSize: '1.375rem' } } })
globalStyle(`ol${three} h3::before`, {
  content: 'counter(n)',
  display: 'block',
  color: color.brand,
  font: `3rem/1.1 ${font.serif}`,
})

/** Halves beside each other. */
export const halves = style({
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gridColumnGap: space(16) },
  },
})
globalStyle(`${halves} h2`, { marginTop: 0 })
/** From edge to edge on a telephone. */
export const day = style({})
globalStyle(`${day} img`, {
  display: 'block',
  width: `calc(100% + ${space(8)})`,
  maxWidth: 'none',
  height: 'auto',
  margin: `${space(6)} -${space(4)} ${space(2)}`,
  '@media': {
    [wide]: { width: '100%', margin: `${space(8)} 0 0`, borderRadius: radius },
    [tight]: { width: `calc(100% + ${space(4)})`, marginLeft: `-${space(2)}` },
  },
})
/** Each below its hour where all seven fit beside each other. */
export const steps = style({
  '@media': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(7,minmax(0,1fr))',
      gridColumnGap: space(3),
      maxWidth: 'none',
      border: 0,
    },
  },
})
globalStyle(`${steps}>li`, { '@media': { [beside]: { paddingLeft: 0, border: 0 } } })
globalStyle(`${steps} svg`, {
  '@media': { [beside]: { position: 'static', margin: `${space(2)} 0` } },
})
/** A way on, after what it leads on from. */
export const more = style({ margin: `${space(4)} 0 ${space(8)}` })
globalStyle(`${more} a`, { display: 'inline-block', padding: `${space(1)} 0` })

/** The last of the page, down to its foot. */
export const end = style({
  margin: `0 0 -${space(8)}`,
  paddingTop: space(8),
  textAlign: 'center',
  '@media': { [wide]: { margin: `0 0 -${space(16)}`, paddingTop: space(16) } },
})
globalStyle(`${end} p`, { margin: `0 auto ${space(4)}` })
globalStyle(`${end}>div`, { justifyContent: 'center' })
