import { globalStyle, style } from '@vanilla-extract/css'
import { answer, item as factsItem, question } from '../summary-list.css.ts'
import { font, small, space, tight, wide } from '../theme.css.ts'

/** What is known, to scan: as in a table, not as in a letter. */
export const body = style({})
globalStyle(`${body} ${answer}`, { flex: '999 1 8.75rem', fontFamily: font.sans, fontSize: '1rem' })
globalStyle(`${body} ${factsItem}`, {
  padding: `${space(2)} 0`,
  minHeight: space(11),
  // Names and facts are two columns, where letters leave room for them.
  '@media': { [small]: { display: 'flex', flexWrap: 'wrap' } },
})
// Alone on its line it takes all of it.
globalStyle(`${body} ${question}`, { flex: '1 0 8.5rem', margin: `0 ${space(3)} 0 0` })
/** The work begins above the fold. */
globalStyle(`${body} h1`, {
  '@media': { [wide]: { fontSize: '2.25rem', margin: `0 0 ${space(2)}` } },
})
globalStyle(`${body} h2`, {
  margin: `${space(8)} 0 ${space(3)}`,
  fontSize: '1.375rem',
  '@media': { [tight]: { fontSize: '1.1875rem' } },
})
