import { globalStyle } from '@vanilla-extract/css'
import { color } from './theme.css.ts'

/*
 * The focus ring: a light and a dark band, so that one of them shows on paper, on ink and on
 * colour. Comes after every other style. Browsers that do not know :focus-visible drop the last
 * rule and show the ring on every focus; in forced colours the outline alone remains.
 */
globalStyle(':focus', {
  outline: `3px solid ${color.ringOuter}`,
  outlineOffset: 3,
  boxShadow: `0 0 0 3px ${color.ringInner}`,
})
globalStyle('main:focus', { outline: 0, boxShadow: 'none' })
globalStyle(':focus:not(:focus-visible)', { outline: 0, boxShadow: 'none' })
