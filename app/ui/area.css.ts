import { styleVariants } from '@vanilla-extract/css'
import { hue } from './theme.css.ts'

/** Gives what it stands on the quiet hue of a life area, as its colour. */
export const inHue = styleVariants(hue, (color) => ({ color }))
