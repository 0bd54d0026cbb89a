import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, radius, small, space, tight } from '../theme.css.ts'

/** Above the title: whose wishes these are. */
export const whose = style({ margin: 0, color: color.muted })
export const aside = style({ color: color.muted, fontSize: '1.0625rem' })

/** One thing to do, as wide as a telephone, where the thumb is. */
export const ways = style({ margin: `${space(6)} 0` })
globalStyle(`${ways}>*`, {
  minHeight: space(14),
  padding: `${space(3.25)} ${space(5)}`,
  marginRight: space(4),
  marginBottom: space(2),
  fontSize: '1.1875rem',
  '@media': { [small]: { display: 'block', width: '100%', marginRight: 0 } },
})

/** Telephone numbers, as large as a thumb. */
export const call = style({
  display: 'inline-block',
  minHeight: space(14),
  padding: `${space(3.25)} ${space(5)}`,
  border: `1px solid ${color.brand}`,
  borderRadius: radius,
  background: color.card,
  font: `600 1.1875rem/1.5 ${font.sans}`,
  textDecoration: 'none',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${call}:hover`, { background: color.brandSoft })

/** What is needed first: a line for each, with whom to call beside it. */
export const first = style({ margin: `0 0 ${space(6)}`, borderTop: `1px solid ${color.line}` })
globalStyle(`${first}>div`, {
  padding: `${space(3)} 0`,
  borderBottom: `1px solid ${color.line}`,
  breakInside: 'avoid',
})
globalStyle(`${first}>div>dt`, { color: color.muted, font: `1.0625rem/1.4 ${font.sans}` })
export const answer = style({
  font: `1.3125rem/1.45 ${font.serif}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { [tight]: { fontSize: '1.1875rem' } },
})
/** Said by us, and not by who wrote the wishes. */
export const ours = style([answer, { fontFamily: font.sans, fontSize: '1.25rem' }])

/** The wishes as a letter: a label above every answer. */
export const letter = style({
  margin: `0 0 ${space(4)}`,
  padding: `${space(5)} ${space(5)} ${space(1)}`,
  background: color.card,
  '@media': { [tight]: { padding: space(2) }, print: { padding: 0 } },
})
globalStyle(`${letter}>div`, { paddingBottom: space(5), breakInside: 'avoid' })
globalStyle(`${letter}>div>dt`, { color: color.muted, font: `600 .9375rem/1.4 ${font.sans}` })

/** People, music and files of one answer. */
export const list = style({ margin: 0, padding: 0, listStyle: 'none', whiteSpace: 'normal' })
globalStyle(`${list}>li`, { margin: `0 0 ${space(3)}` })
globalStyle(`${list}>li>small`, {
  display: 'block',
  color: color.muted,
  font: `1.0625rem/1.45 ${font.sans}`,
})
/** A person, with the button beside or below the name. */
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
})
globalStyle(`${person}>span`, { flex: '1 1 9rem', minWidth: 0, paddingRight: space(4) })
globalStyle(`${person}>span>small`, {
  display: 'block',
  color: color.muted,
  font: `1.0625rem/1.45 ${font.sans}`,
})
export const listen = style({
  display: 'inline-block',
  minHeight: space(11),
  padding: `${space(2)} 0`,
  font: `1.1875rem/1.5 ${font.sans}`,
})

/** Ways through, each with what one finds there. */
export const places = style({
  margin: `${space(4)} 0 ${space(6)}`,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${places}>li`, { margin: 0 })
globalStyle(`${places} a`, {
  display: 'block',
  padding: `${space(2.75)} 0`,
  borderBottom: `1px solid ${color.line}`,
  textDecoration: 'none',
})
globalStyle(`${places} b`, { display: 'block', font: `1.375rem/1.35 ${font.serif}` })
globalStyle(`${places} a:hover b`, { textDecoration: 'underline' })
globalStyle(`${places} span`, {
  display: 'block',
  color: color.muted,
  fontSize: '1.0625rem',
  lineHeight: 1.45,
})

/** Stays in sight above what another will see, so that nobody takes the one for the other. */
export const strip = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  margin: `0 0 ${space(12)}`,
  padding: `${space(3)} ${space(4)}`,
  border: `2px solid ${color.brand}`,
  background: color.card,
  fontSize: '1.0625rem',
  '@media': { print: { display: 'none' }, [tight]: { position: 'static', padding: space(2) } },
})
globalStyle(`${strip} p`, { margin: `0 0 ${space(1)}` })
globalStyle(`${strip} a`, {
  display: 'inline-block',
  minHeight: space(11),
  marginRight: space(4),
  padding: `${space(2)} 0`,
})
globalStyle(`${strip} [aria-current]`, {
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  boxShadow: `inset 0 -3px ${color.brand}`,
})
