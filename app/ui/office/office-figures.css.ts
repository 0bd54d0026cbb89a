import { style } from '@vanilla-extract/css'
import { card } from '../card.css.ts'
import { color, font, space } from '../theme.css.ts'

export const list = style({
  maxWidth: 'none',
  '@media': {
    '(min-width:30em)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill,minmax(15rem,1fr))',
      gridColumnGap: space(5),
    },
  },
})
/** The label stands first for the ear, the number first for the eye. */
export const item = style([
  card,
  { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
])
export const label = style({ color: color.muted })
export const value = style({
  fontFamily: font.serif,
  fontSize: '3rem',
  lineHeight: 1.1,
  color: color.brand,
  margin: `0 0 ${space(2)}!important`,
})
