import { globalStyle, style } from '@vanilla-extract/css'
import { font, small, space, tight, wide } from '../theme.css.ts'

/** Of the sky at its top, as above the lamp. */
const EVENING = '#20242b'
const PALE = '#f6eedf'
const GOLD = '#f1dba4'

/** A page that is evening from edge to edge, with a few words in it. */
export const scene = style({
  '@media': {
    screen: {
      position: 'relative',
      zIndex: 0,
      overflow: 'hidden',
      margin: `-${space(10)} -${space(4)} ${space(4)}`,
      padding: `${space(8)} ${space(4)} 0`,
      background: EVENING,
      color: PALE,
      fontSize: '1.25rem',
    },
    [tight]: {
      margin: `-${space(10)} -${space(2)} ${space(4)}`,
      padding: `${space(5)} ${space(2)} 0`,
    },
    [wide]: { marginTop: `-${space(8)}`, paddingTop: space(16) },
    '(forced-colors:active)': { background: 'none' },
  },
  '@supports': {
    '(clip-path:inset(0 -1px))': {
      '@media': {
        screen: {
          overflow: 'visible',
          boxShadow: `0 0 0 100vmax ${EVENING}`,
          clipPath: 'inset(0 -100vmax)',
        },
        '(forced-colors:active)': { clipPath: 'none' },
      },
    },
  },
})
globalStyle(`${scene} h1`, { margin: `0 0 ${space(4)}` })
/** Below someone's own words it says what they are. */
export const below = style({ font: `600 1.25rem/1.5 ${font.sans}!important` })
export const said = style({
  maxWidth: '34rem',
  margin: `0 0 ${space(5)}`,
  font: `1.75rem/1.4 ${font.serif}`,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { fontSize: '2.125rem' }, [tight]: { fontSize: '1.3125rem' } },
})
globalStyle(`${scene} a`, { '@media': { screen: { color: 'inherit' } } })
/** The one way on, as light as the window. */
export const lit = style({ marginBottom: space(4) })
globalStyle(`${lit}>a,${lit}>a:hover`, {
  minHeight: space(14),
  padding: `${space(3.25)} ${space(8)}`,
  fontSize: '1.1875rem',
  '@media': {
    screen: { background: GOLD, color: '#231d12' },
    [small]: { display: 'block' },
  },
})
globalStyle(`${scene} :focus`, {
  '@media': { screen: { outlineColor: '#fff', boxShadow: '0 0 0 3px #14181c' } },
})
export const water = style({
  display: 'block',
  position: 'relative',
  zIndex: -1,
  width: '100%',
  maxWidth: 'none',
  height: '11rem',
  marginTop: space(8),
  overflow: 'visible',
  '@media': {
    [wide]: { height: '16rem' },
    print: { display: 'none' },
    '(forced-colors:active)': { display: 'none' },
  },
})
