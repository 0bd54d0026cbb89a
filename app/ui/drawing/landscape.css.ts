import { globalStyle, style } from '@vanilla-extract/css'
import { tight, wide } from '../theme.css.ts'

export const landscape = style({ marginTop: '-2.5rem', '@media': { [tight]: { marginTop: 0 } } })
/** The bench is right of the middle where there is room: the words stand on the left. */
globalStyle(`${landscape} img`, { '@media': { [wide]: { objectPosition: 'calc(50% + 8.25rem)' } } })
