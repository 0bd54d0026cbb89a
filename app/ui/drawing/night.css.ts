import { globalStyle, style } from '@vanilla-extract/css'
import { font, narrow, space, tight, wide } from '../theme.css.ts'
import { edgeToEdge, overEdge } from './edge-to-edge.ts'

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
    [tight]: { fontSize: '1.25rem' },
  },
})
globalStyle(`${said}>small`, {
  display: 'block',
  marginTop: space(2),
  font: `1rem/1.5 ${font.sans}`,
})
/** As pale as the moon. */
const button = { background: GOLD, color: '#231d12' }
globalStyle(`${scene} a,${scene} a:hover`, { '@media': { screen: button } })
/**
 * Its height says how large it is, and its middle stays in the middle, whatever the window. What lies
 * beyond its box is painted too: up to the edges of the window, and the sky behind what stands above.
 */
export const water = style({
  display: 'block',
  position: 'relative',
  zIndex: -1,
  width: '100%',
  maxWidth: 'none',
  height: '13rem',
  // The moon stays in the window, however large the letters are.
  maxHeight: '58vw',
  overflow: 'visible',
  '@media': {
    [narrow]: { marginTop: space(4) },
    [wide]: { height: '26vw', maxHeight: '31rem', marginTop: `-${space(4)}` },
    print: { display: 'none' },
  },
})
export const shore = style(overEdge)
