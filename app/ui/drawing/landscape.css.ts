import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../theme.css.ts'
import { panorama, panoramaBox } from './panorama.ts'

export const morning = style(panoramaBox)
globalStyle(`${morning} img`, panorama)

export const landscape = style([panoramaBox, { '@media': { [wide]: { marginTop: '-2.5rem' } } }])
/** The bench is right of the middle where there is room: the words stand on the left. */
globalStyle(`${landscape} img`, {
  ...panorama,
  '@media': { [wide]: { objectPosition: 'calc(50% + 8.25rem)' } },
})
