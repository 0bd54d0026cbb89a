import { globalStyle, style } from '@vanilla-extract/css'

/** What of a drawing's 620 is in its box; the rest is sky, behind what stands above. */
const IN_BOX = 340
const HEIGHT = 620
/** In heights of the box: it has no words, so that its letters can be as high as it is. */
const boxes = (units: number) => `${Number((units / IN_BOX).toFixed(2))}em`

/**
 * The box in the page: its height says how large the drawing is. Large letters make none of it so large that
 * the sun would stand beyond the edge.
 */
export const box = style({
  height: '1em',
  fontSize: ['13rem', 'max(min(13rem,58vw),min(26vw,31rem))'],
})
/**
 * As wide as the window, its middle in the middle, cut off at both edges: no element around it may have a
 * position of its own.
 */
globalStyle(`${box} img`, {
  position: 'absolute',
  zIndex: -1,
  left: 0,
  width: '100%',
  height: boxes(HEIGHT),
  marginTop: boxes(IN_BOX - HEIGHT),
  objectFit: 'cover',
  // The light around the sun is whole on the smallest telephone too.
  objectPosition: '50.6%',
})
