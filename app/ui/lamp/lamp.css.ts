/** Loaded by the pages for who has lost someone, and by no other. */
import { globalStyle, style } from '@vanilla-extract/css'
import { overEdge } from '../drawing/edge-to-edge.ts'
import { button } from '../button.css.ts'
import { color, font, narrow, space, tight, wide } from '../theme.css.ts'
import { headerInner } from '../page/layout.css.ts'

/** Evening with a lamp at its foot, the same in both schemes; on paper only the words. */
export const sky = style({
  '@media': {
    screen: {
      position: 'relative',
      overflow: 'hidden',
      // Room for the lamp below the words, however large these are.
      paddingBottom: 44,
      background: '#20242b',
      color: '#f6eedf',
    },
    [wide]: { paddingBottom: 90 },
    '(forced-colors:active)': { paddingBottom: 0 },
  },
})
/** The same without the lamp. */
export const dusk = style({
  '@media': { screen: { background: '#20242b', color: '#f6eedf' } },
})
/** By day, with the sun at its foot. */
export const day = style({ overflow: 'hidden' })
globalStyle(`${day} img`, {
  display: 'block',
  // Beyond its left edge the drawing has no bank.
  width: '106%',
  maxWidth: 'none',
  marginLeft: '-6%',
  height: 66,
  objectFit: 'cover',
  objectPosition: '55% 70%',
})
/** Before the drawing. */
export const line = style([headerInner, { position: 'relative', fontSize: '1rem' }])
/** What a link leads to, where its words do not say so. */
globalStyle('[data-paper]::after', {
  '@media': { print: { content: '": " attr(data-paper)' } },
})
globalStyle(`${line} a`, { padding: `${space(2)} 0`, color: 'inherit', fontWeight: 600 })
export const home = style({
  marginRight: 'auto',
  font: `1.125rem ${font.serif}!important`,
  textDecoration: 'none',
})
/** Its box is the water; what stands on the bank is painted above it, behind the words. */
export const lamp = style({
  position: 'absolute',
  bottom: 0,
  width: '100%',
  height: 44,
  overflow: 'visible',
  '@media': {
    [wide]: { height: 66 },
    '(forced-colors:active)': { display: 'none' },
    print: { display: 'none' },
  },
})
export const shore = style(overEdge)

/** Large letters, short lines. */
export const page = style({
  // What is to be mended is said as calmly as all else: no alarm here.
  vars: { [color.danger]: color.ink, [color.dangerSoft]: color.note },
  maxWidth: '34rem',
  margin: '0 auto',
  fontSize: '1.25rem',
  '@media': {
    [narrow]: { marginTop: `-${space(4)}` },
    [tight]: { fontSize: '1.125rem' },
    print: { maxWidth: 'none', marginTop: '-3rem', fontSize: '1.0625rem', lineHeight: 1.35 },
  },
})
export const toCopy = style({ '@media': { print: { fontSize: '18pt' } } })
globalStyle(`${page} p`, { maxWidth: 'none' })
/** As large as a thumb. */
globalStyle(`${page} ${button}`, {
  minHeight: space(14),
  paddingTop: space(3.25),
  paddingBottom: space(3.25),
  fontSize: '1.1875rem',
})
globalStyle(`${page} [data-print]`, { '@media': { print: { display: 'none' } } })
