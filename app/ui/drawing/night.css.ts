import { globalStyle, style } from '@vanilla-extract/css'
import { font, narrow, space, tight, wide } from '../theme.css.ts'
import { edgeToEdge } from './edge-to-edge.ts'
import { box, boxWhereWide, unseen } from './landscape-box.ts'
import { dusk, inColors, night } from './landscape-colors.ts'

const DARK = '#131a29'
const PALE = '#f6eedf'
const GOLD = '#f1dba4'

/** Night from below the letterhead on, in both schemes. */
export const scene = style(edgeToEdge(DARK, PALE))
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
