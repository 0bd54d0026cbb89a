import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, small, space, tight } from '../theme.css.ts'

/** Above the title: whose wishes these are. */
export const whose = style({ margin: `0 0 ${space(1)}`, color: color.muted })
/** Led back to it is apart from the title, as the way back elsewhere. */
globalStyle(`${whose}>a`, { display: 'inline-block', marginBottom: space(4) })
export const aside = style({ color: color.muted, fontSize: '1.0625rem' })

/** One thing to do, as wide as a telephone, where the thumb is. */
export const ways = style({ margin: `${space(6)} 0` })
globalStyle(`${ways}>*`, {
  marginRight: space(4),
  marginBottom: space(3),
  '@media': { [small]: { display: 'block', width: '100%', marginRight: 0 } },
})
/** Answers to choose from, none wider than another. */
export const answers = style([ways, { display: 'grid' }])
/** Telephone numbers. */
export const call = style({ margin: `${space(2)} 0` })

/** What is needed first: a line for each, with whom to call beside it. */
export const first = style({ margin: `0 0 ${space(6)}`, borderTop: `1px solid ${color.line}` })
globalStyle(`${first}>div`, {
  padding: `${space(3)} 0`,
  borderBottom: `1px solid ${color.line}`,
  breakInside: 'avoid',
})
/** What was asked, above or beside what was said. */
const label = { color: color.muted, font: `1.0625rem/1.4 ${font.sans}` }
globalStyle(`${first}>div>dt`, label)
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
  padding: space(5),
  background: color.card,
  '@media': { [tight]: { padding: space(2) }, print: { padding: 0 } },
})
globalStyle(`${letter} section+section`, { marginTop: space(8) })
globalStyle(`${letter} h2`, { margin: `0 0 ${space(3)}` })
globalStyle(`${letter} dl`, { margin: 0 })
globalStyle(`${letter} dl>div`, { breakInside: 'avoid' })
globalStyle(`${letter} dl>div+div`, { paddingTop: space(5) })
globalStyle(`${letter} dt`, label)

/** People, music and files of one answer. */
export const list = style({ margin: 0, padding: 0, listStyle: 'none', whiteSpace: 'normal' })
globalStyle(`${list}>li`, { margin: 0 })
globalStyle(`${list}>li+li`, { marginTop: space(3) })
/** A person, with the button beside the lines where these keep the width of an address, else below. */
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
})
globalStyle(`${person}>span`, {
  flex: '1 1 16rem',
  minWidth: 0,
  paddingRight: space(4),
})
/** An address may be wider than its line: it breaks where it may. */
globalStyle(`${person} wbr:not([data-dot])`, { display: 'inline' })
globalStyle(`${list} small`, {
  display: 'block',
  color: color.muted,
  font: `1.0625rem/1.45 ${font.sans}`,
})
export const picture = style({ display: 'block', maxWidth: '100%', height: 'auto' })
export const listen = style({
  display: 'inline-block',
  minHeight: space(11),
  padding: `${space(2)} 0`,
  font: `1.1875rem/1.5 ${font.sans}`,
})
