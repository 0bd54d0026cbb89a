import { globalStyle, style } from '@vanilla-extract/css'
import { color, space, tight } from '../theme.css.ts'

/* The lists are those of the landing page, in large letters. */

/** Ways on: the whole line is the link. */
export const ways = style({})
globalStyle(`${ways} h3`, {
  fontSize: '1.375rem!important',
  '@media': { [tight]: { fontSize: '1.125rem!important' } },
})
globalStyle(`${ways} li`, { paddingRight: space(8) })
globalStyle(`${ways} li::after`, {
  content: '""',
  position: 'absolute',
  top: '50%',
  right: space(2),
  width: 10,
  height: 10,
  marginTop: -6,
  border: `solid ${color.brand}`,
  borderWidth: '2px 2px 0 0',
  transform: 'rotate(45deg)',
  '@media': { print: { display: 'none' } },
})

/** One thing after the other. */
export const steps = style({})
globalStyle(`${steps} h2`, {
  margin: `0 0 ${space(1)}`,
  fontSize: '1.375rem',
  '@media': { [tight]: { fontSize: '1.125rem' } },
})
globalStyle(`ol${steps}>li::before`, { fontSize: '2.25rem' })

/** Questions in the letters of the page, a line each. */
export const asked = style({ marginBottom: space(6), borderTop: `1px solid ${color.line}` })
globalStyle(`${asked} details`, {
  borderBottom: `1px solid ${color.line}`,
  color: color.ink,
  fontSize: 'inherit',
})
/** The mark at the edge, as of every other question. */
globalStyle(`${asked} summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
})
