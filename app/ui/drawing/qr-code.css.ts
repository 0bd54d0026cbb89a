import { style } from '@vanilla-extract/css'

/** A telephone reads it in these colours only, whatever those of the page. */
export const code = style({
  width: '13rem',
  maxWidth: '100%',
  background: '#fff',
  fill: '#000',
  // Firefox takes the background away and leaves the black, on a page that is black then.
  forcedColorAdjust: 'none',
})
