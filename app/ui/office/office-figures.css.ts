import { style } from '@vanilla-extract/css'
import { color, font, space } from '../theme.css.ts'

export const list = style({
  maxWidth: 'none',
  margin: `${space(8)} 0`,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(8rem,1fr))',
  gridGap: space(5),
})
/** The label stands first for the ear, the number first for the eye. */
export const item = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
})
export const label = style({ color: color.muted, fontSize: '1rem' })
export const value = style({
  fontFamily: font.serif,
  fontSize: '2.25rem',
  lineHeight: 1.1,
  color: color.brand,
})
