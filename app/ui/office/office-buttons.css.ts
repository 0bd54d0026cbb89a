import { globalStyle, style } from '@vanilla-extract/css'
import { space, wide } from '../theme.css.ts'

/** In a table: no air around them but that of the cell. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', marginRight: `-${space(4)}` })
globalStyle(`${buttons}>*`, {
  marginRight: space(4),
  '@media': { [wide]: { whiteSpace: 'nowrap' } },
})
