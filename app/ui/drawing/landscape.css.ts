import { createGlobalThemeContract, style } from '@vanilla-extract/css'
import { dark, wide } from '../theme.css.ts'
import { day, dusk, inColors } from './landscape-colors.ts'

/** What the drawing is painted with, on it only. */
export const paint = createGlobalThemeContract(day, (_color, [name = '']) => `l-${name}`)

/**
 * Its height says how large it is, and its middle stays in the middle, whatever the window. What lies
 * beyond its box is painted too: up to the edges of the window, and the sky behind what stands above.
 */
export const landscape = style({
  display: 'block',
  position: 'relative',
  zIndex: -1,
  width: '100%',
  maxWidth: 'none',
  height: '13rem',
  overflow: 'visible',
  vars: inColors(paint, day),
  '@media': {
    [wide]: { height: '26vw', minHeight: '15rem', maxHeight: '31rem' },
    [dark]: { vars: inColors(paint, dusk) },
    print: { display: 'none' },
    '(forced-colors:active)': { display: 'none' },
  },
})
