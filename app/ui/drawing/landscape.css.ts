import { style } from '@vanilla-extract/css'
import { wide } from '../theme.css.ts'
import { box, boxWhereWide, unseen } from './landscape-box.ts'

export const drawn = style({ ...box, '@media': { [wide]: boxWhereWide, ...unseen } })

/** The bench is right of the middle where there is room: the words stand on the left. */
export const landscape = style([
  drawn,
  { '@media': { [wide]: { marginTop: '-2.5rem', paddingLeft: '25%' } } },
])
