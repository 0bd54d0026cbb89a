import { globalStyle, style } from '@vanilla-extract/css'
import { edgeToEdge } from '../drawing/edge-to-edge.ts'
import { font, small, space, tight, wide } from '../theme.css.ts'

/** Of the sky at its top, as above the lamp. */
const EVENING = '#20242b'
const PALE = '#f6eedf'
const GOLD = '#f1dba4'

/** A page that is evening from edge to edge, with a few words in it. */
export const scene = style(edgeToEdge(EVENING, PALE, { fontSize: '1.25rem' }))
globalStyle(`${scene} h1`, { margin: `0 0 ${space(4)}` })
/** Below someone's own words it says what they are. */
export const below = style({ font: `1.125rem/1.5 ${font.sans}!important` })
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
