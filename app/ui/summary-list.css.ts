import { globalStyle, style } from '@vanilla-extract/css'
import { beside, color, font, space } from './theme.css.ts'

export const list = style({ margin: `0 0 ${space(6)}`, maxWidth: 'none' })
/* By their place: a page has a hundred of each, and a class weighs as much as a short answer. */
export const item = `${list}>div`
export const question = `${item}>dt`
export const answer = `${item}>dd`
globalStyle(item, {
  borderTop: `1px solid ${color.line}`,
  padding: `${space(4)} 0`,
  breakInside: 'avoid',
  // Beside each other where there is room for both: the eye finds the answers in a column.
  '@media': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: '13rem minmax(0,1fr)',
      gridColumnGap: space(8),
    },
  },
})
globalStyle(`${item}:first-child`, { borderTop: 0, paddingTop: 0 })
globalStyle(`${item}:last-child`, { paddingBottom: 0 })
globalStyle(question, {
  color: color.muted,
  fontSize: '1rem',
  marginBottom: space(1),
})
/** Kept as it was typed, in the book face. */
globalStyle(answer, {
  whiteSpace: 'pre-line',
  wordBreak: 'break-word',
  fontFamily: font.serif,
  fontSize: '1.1875rem',
})
globalStyle(`${answer} ul`, { margin: 0 })
export const entry = style({
  borderLeft: `3px solid ${color.line}`,
  padding: `0 0 0 ${space(4)}`,
  margin: `${space(3)} 0 0`,
  breakInside: 'avoid',
})
globalStyle(`${entry} dt`, {
  color: color.muted,
  font: `1rem/1.8 ${font.sans}`,
})
globalStyle(`${entry} dd`, { marginBottom: space(1) })
globalStyle(`${entry}>div`, {
  '@media': { '(min-width:30em)': { display: 'grid', gridTemplateColumns: '10rem 1fr' } },
})
