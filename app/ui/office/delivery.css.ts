import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, radius, space, tight, wide } from '../theme.css.ts'

/** A sentence of who died. */
export const own = style({
  maxWidth: '34rem',
  margin: `0 0 ${space(5)}`,
  font: `1.25rem/1.6 ${font.serif}`,
})

/** What one needs at once: in lines, and beside each other where there is room. */
export const facts = style({
  maxWidth: 'none',
  margin: `${space(5)} 0`,
  borderTop: `2px solid ${color.brand}`,
  '@media': { [wide]: { display: 'flex' } },
})
globalStyle(`${facts}>div`, {
  padding: `${space(3)} 0`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [wide]: { flex: '1 1 0', minWidth: 0, paddingRight: space(4) } },
})
globalStyle(`${facts} dt`, { color: color.muted, fontSize: '1rem' })
globalStyle(`${facts} dd`, {
  font: `1.1875rem/1.4 ${font.serif}`,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { fontSize: '1.375rem' } },
})
globalStyle(`${facts} a`, {
  display: 'inline-block',
  margin: `-${space(2)} 0`,
  padding: `${space(2)} 0`,
})

/** What is opened first, as a sheet on the page. */
export const sheet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: `0 0 ${space(6)}`,
  padding: `${space(4)} ${space(5)}`,
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  '@media': { [tight]: { paddingLeft: space(2), paddingRight: space(2) } },
})
globalStyle(`${sheet} h2`, { margin: `0 0 ${space(1)}` })
globalStyle(`${sheet} p`, { maxWidth: '24rem', margin: 0 })
globalStyle(`${sheet} p+p`, { color: color.muted, fontSize: '1rem' })
globalStyle(`${sheet}>a`, { margin: `${space(3)} 0 0`, '@media': { [wide]: { marginTop: 0 } } })
export const eye = style({ fontSize: '.9375rem', fontWeight: 600 })

/** What lies on a table: on paper it is read from a chair, with the landscape below it. */
export const handOut = style({})
globalStyle(`${handOut} h2`, { '@media': { print: { fontSize: '2.5rem' } } })
globalStyle(`${handOut} svg`, { '@media': { print: { width: '18rem' } } })
globalStyle(`${handOut} p`, {
  '@media': { print: { maxWidth: 'none', fontSize: '1.5rem', lineHeight: 1.4 } },
})
globalStyle(`${handOut} img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  margin: `${space(6)} 0`,
})
