import { globalStyle, style } from '@vanilla-extract/css'
import { screenOnly } from './global.css.ts'
import { answer, item } from './summary-list.css.ts'
import { chevron } from './page/navigation.css.ts'
import { beside, color, font, space, tight } from './theme.css.ts'

/** A chapter of the booklet on screen: closed it is its title and a line of what is in it. */
export const chapter = style({ borderTop: `1px solid ${color.line}` })
globalStyle(`${chapter}+:not(${chapter}):not(${screenOnly}),${chapter}+[role]`, {
  marginTop: space(8),
})
export const head = style({
  display: 'block',
  position: 'relative',
  padding: `${space(4)} ${space(8)} ${space(4)} ${space(12)}`,
  listStyle: 'none',
  '@media': {
    [tight]: { paddingLeft: 0, paddingRight: space(6) },
    print: { paddingLeft: 0, paddingRight: 0, paddingBottom: 0 },
  },
})
globalStyle(`summary${head}`, { cursor: 'pointer' })
globalStyle(`summary${head}::-webkit-details-marker`, { display: 'none' })
globalStyle(`summary${head}::after`, {
  ...chevron,
  position: 'absolute',
  right: space(1),
  top: space(6),
  color: color.muted,
  '@media': { print: { display: 'none' } },
})
globalStyle(`[open]>${head}::after`, { transform: 'rotate(225deg)' })
globalStyle(`${head}>svg`, {
  position: 'absolute',
  left: 0,
  top: space(5),
  '@media': { [tight]: { display: 'none' }, print: { display: 'none' } },
})
globalStyle(`${head} h2`, {
  margin: 0,
  fontSize: '1.3125rem',
  '@media': { [tight]: { fontSize: '1.125rem' } },
})
globalStyle(`${head} h2>small`, { display: 'block', font: `600 .9375rem/1.3 ${font.sans}` })
/** No paragraph: a summary holds none. */
export const line = style({
  display: 'block',
  color: color.muted,
  font: `1.0625rem/1.45 ${font.serif}`,
})
/** Of what is in it as much as there is room for: one line, or two on a telephone. */
globalStyle(`summary${head}>${line}`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { [beside]: { WebkitLineClamp: 1 } },
})
/** One that leads on is no line of what is in it. */
globalStyle(`${line}>a`, { fontFamily: font.sans })
globalStyle(`${head}>small`, { color: color.muted })
/** Open, what is in it stands right below. */
globalStyle(`[open]>${head}>${line}`, { display: 'none' })
globalStyle(`summary${head}>${line},${head}>small`, { '@media': { print: { display: 'none' } } })
/** The open chapter lies on white paper, as a letter: what was asked stands above what was said. */
export const letter = style({
  margin: `0 0 ${space(6)}`,
  padding: space(5),
  background: color.card,
  '@media': { [tight]: { padding: space(2) }, print: { padding: 0 } },
})
globalStyle(`${letter}>:last-child`, { marginBottom: 0 })
globalStyle(`${letter} ${item}`, { display: 'block', border: 0, padding: `0 0 ${space(5)}` })
globalStyle(`${letter} ${answer}`, { fontSize: '1.25rem' })
globalStyle(`${letter} ul`, { listStyle: 'none', padding: 0 })

/** Where the script opens them in a wide window, there is nothing left to open; paper has all. */
export const opensAll = style({
  '@media': {
    [`${beside} and (scripting:enabled)`]: { display: 'none' },
    print: { display: 'none' },
  },
})

export const besides = style({})
globalStyle(`${besides} li`, { marginBottom: space(4) })
