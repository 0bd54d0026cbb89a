import { globalStyle, style } from '@vanilla-extract/css'
import { color, space, tight } from '../theme.css.ts'

/** Stays in sight above what another will see, so that nobody takes the one for the other. */
export const strip = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  margin: `0 0 ${space(12)}`,
  padding: `${space(3)} ${space(4)}`,
  border: `2px solid ${color.brand}`,
  background: color.card,
  fontSize: '1.0625rem',
  '@media': { print: { display: 'none' }, [tight]: { position: 'static', padding: space(2) } },
})
globalStyle(`${strip} p`, { flex: '0 0 100%', margin: `0 0 ${space(1)}` })
globalStyle(`${strip} a`, {
  display: 'inline-block',
  minHeight: space(11),
  marginRight: space(4),
  padding: `${space(2)} 0`,
})
/** The way out is none of the moments. */
globalStyle(`${strip} a:last-child`, { margin: '0 0 0 auto' })
globalStyle(`${strip} [aria-current]`, {
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  boxShadow: `inset 0 -3px ${color.brand}`,
})
