import { globalStyle, style, type StyleRule, styleVariants } from '@vanilla-extract/css'
import { color, font, measure, narrow, radius, small, space, tight, wide } from '../theme.css.ts'
import { HOURS } from './hours.ts'

/** A unit of the drawing. It is 56 high: 56 px on a telephone, 150 where there is room. */
const u = (units: number | string) => `calc(var(--u)*${units})`

/** On a telephone from edge to edge, right below the letterhead unless something is said there. */
export const sky = style({
  position: 'relative',
  minHeight: u(56),
  overflow: 'hidden',
  margin: `0 -${space(4)} ${space(3)}`,
  padding: `0 ${space(4)}`,
  vars: { '--u': '.0625rem' },
  '@media': {
    // Not larger with larger letters, and below them: nothing is drawn behind such large words.
    [tight]: {
      vars: { '--u': '1px' },
      margin: `0 -${space(2)} ${space(3)}`,
      padding: `0 ${space(2)} 56px`,
    },
    // As wide as the questions below it.
    [wide]: {
      vars: { '--u': '.17rem' },
      maxWidth: measure,
      margin: `0 0 ${space(6)}`,
      borderRadius: radius,
    },
    print: { minHeight: 0 },
  },
})
globalStyle(`main>:first-child>div>${sky}:first-child`, {
  '@media': { [narrow]: { marginTop: `-${space(10)}` } },
})
/** The title below it makes room for the first question on a telephone. */
globalStyle(`${sky}~h1`, {
  '@media': {
    [small]: { fontSize: '1.6875rem', lineHeight: 1.2, marginBottom: space(1) },
    [tight]: { fontSize: '1.25rem' },
    [wide]: { maxWidth: measure },
  },
})
globalStyle(`${sky}~h1+p`, { lineHeight: 1.45, marginBottom: space(1) })
/** What is folded above the questions is apart from the first; a folded group is so by itself. */
globalStyle(`${sky}~details+form>input+:not(input):not(details)`, { marginTop: space(5) })

/** Where the sun of an hour is. */
export const hours = styleVariants(HOURS, ({ light, sun: { x, y, halo } }) => ({
  vars: { '--s': light.sun, '--x': `${x}`, '--y': `${40 - y}`, '--h': `${halo}` },
}))

const unseen: StyleRule['@media'] = {
  '(forced-colors:active)': { display: 'none' },
  print: { display: 'none' },
}
/** Down to the horizon, where the sun sets. */
export const air = style({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: u(16),
  left: 0,
  overflow: 'hidden',
  '@media': unseen,
})
/** A box of its own, which moves where the browser lets it go from page to page. */
export const sun = style({
  position: 'absolute',
  left: 'calc(50% + var(--u)*var(--x))',
  bottom: u('var(--y)'),
  width: u(14),
  height: u(14),
  margin: `0 0 ${u(-7)} ${u(-7)}`,
  borderRadius: '50%',
  background: 'var(--s)',
  boxShadow: `0 0 ${u('var(--h)')} var(--s)`,
})
/** Its middle is that of the window, and it is cut off at both sides. */
export const view = style({
  position: 'absolute',
  left: '50%',
  bottom: 0,
  width: u(1800),
  maxWidth: 'none',
  height: u(116),
  marginLeft: u(-900),
  '@media': { ...unseen, [tight]: { height: 56, objectFit: 'cover', objectPosition: 'bottom' } },
})

/** In the sky, before the sun. */
export const line = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  fontSize: '1rem',
  lineHeight: '1.5rem',
  color: color.ink,
})
globalStyle(`${line} a,${line}>span`, {
  display: 'inline-block',
  padding: `${space(1.5)} 0 ${space(3.5)}`,
  color: 'inherit',
  '@media': { [tight]: { paddingBottom: space(1.5) } },
})

/** A short answer is written in the same hand as a long one. */
globalStyle('main input[type]', { font: `1.25rem/1.5 ${font.serif}` })

/* From hour to hour the sun moves and the light changes; the words are there at once. */
const moving = '(prefers-reduced-motion:no-preference)'
globalStyle('@view-transition', { '@media': { [moving]: { navigation: 'auto' } as StyleRule } })
globalStyle(sun, { viewTransitionName: 'zon' } as StyleRule)
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-old(root)', { display: 'none' })
globalStyle('::view-transition-new(root)', { animation: 'none' })
globalStyle('::view-transition-group(zon)', { animationDuration: '1.2s' })
