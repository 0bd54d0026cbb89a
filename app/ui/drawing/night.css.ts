import { globalStyle, style } from '@vanilla-extract/css'
import { font, narrow, space, tight, wide } from '../theme.css.ts'
import { box, boxWhereWide, unseen } from './landscape-box.ts'
import { dusk, inColors, night } from './landscape-colors.ts'

const DARK = '#131a29'
const PALE = '#f6eedf'
const GOLD = '#f1dba4'

/**
 * Night from below the letterhead on, in both schemes. Where browsers can cut it off, from edge to edge;
 * elsewhere as wide as the page.
 */
export const scene = style({
  '@media': {
    screen: {
      position: 'relative',
      zIndex: 0,
      overflow: 'hidden',
      margin: `-${space(10)} -${space(4)} ${space(4)}`,
      padding: `${space(8)} ${space(4)} 0`,
      background: DARK,
      color: PALE,
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
          boxShadow: `0 0 0 100vmax ${DARK}`,
          clipPath: 'inset(0 -100vmax)',
        },
        '(forced-colors:active)': { clipPath: 'none' },
      },
    },
  },
})
globalStyle(`${scene} h1`, { marginBottom: space(4) })
/** Below it her own words are what is large. */
export const above = style({ fontSize: '1.25rem!important' })
export const said = style({
  maxWidth: '40rem',
  margin: `0 0 ${space(5)}`,
  font: `1.75rem/1.35 ${font.serif}`,
  overflowWrap: 'anywhere',
  '@media': {
    [wide]: { fontSize: '2.625rem', lineHeight: 1.25 },
    [tight]: { fontSize: '1.375rem' },
  },
})
/** As pale as the moon. */
const button = { background: GOLD, color: '#231d12' }
globalStyle(`${scene} a,${scene} a:hover`, { '@media': { screen: button } })
export const water = style({
  ...box,
  vars: inColors({ ...dusk, ...night }),
  '@media': {
    [narrow]: { marginTop: space(4) },
    [wide]: { ...boxWhereWide, marginTop: `-${space(4)}` },
    ...unseen,
  },
})
