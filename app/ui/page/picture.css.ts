import { style } from '@vanilla-extract/css'
import { color } from '../theme.css.ts'

/** Its place is there before it comes, so that nothing moves; what the picture leaves of it is a mount. */
export const framed = style({ objectFit: 'contain', background: color.note })
