import { globalStyle, style } from '@vanilla-extract/css'
import { space, wide } from '../theme.css.ts'

/** Fields of a search beside each other where there is room. */
export const searchFields = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit,minmax(13rem,1fr))',
      gridGap: `0 ${space(6)}`,
      alignItems: 'end',
    },
  },
})
globalStyle(`${searchFields} input`, { width: '100%' })
