import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hangingSign } from '../drawing/symbols.css.ts'
import { tabs } from '../page/navigation.css.ts'
import { answer, item as factsItem, question } from '../summary-list.css.ts'
import { beside, color, font, radius, small, space, tight, wide } from '../theme.css.ts'

/** How much waits behind a tab. */
globalStyle(`${tabs} b`, {
  display: 'inline-block',
  minWidth: '1.5em',
  borderRadius: '1em',
  background: color.danger,
  color: color.onBrand,
  fontSize: '.9375rem',
  textAlign: 'center',
  marginLeft: space(2),
})

/** What does not fit on a small screen scrolls within; the page itself stays. */
export const frame = style({
  margin: `${space(4)} 0 ${space(6)}`,
  '@media': { 'screen and (max-width:59.99em)': { overflowX: 'auto' } },
})
export const table = style({
  width: '100%',
  margin: 0,
  fontSize: '1rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${table} caption`, { color: color.muted, padding: `0 0 ${space(2)}` })
globalStyle(`${table} th,${table} td`, {
  height: '2.75rem',
  padding: `${space(1)} ${space(4)} ${space(1)} 0`,
  verticalAlign: 'middle',
})
/** Stays in sight while one reads down. */
globalStyle(`${table} thead th`, { position: 'sticky', top: 0, background: color.paper })
globalStyle(`${table} tbody th`, { fontWeight: 600 })

export const cellNote = style({
  display: 'block',
  color: color.muted,
  fontSize: '.9375rem',
  fontWeight: 400,
  // In a sign it stands below the words.
  textIndent: 0,
})

/** Ways on that are opposites: apart, and each as high as a finger. */
export const cellWays = style({})
globalStyle(`${cellWays} a`, {
  display: 'inline-block',
  marginRight: space(4),
  padding: `${space(3)} 0`,
})

/** Tables of one group: what is below each other in them is so on the page. */
export const aligned = style({ '@media': { [beside]: { tableLayout: 'fixed' } } })
globalStyle(`${aligned} thead th:nth-child(-n+2)`, { width: '20%' })
globalStyle(`${aligned} thead th:nth-child(n+4)`, { width: '18%' })

/** On a telephone a block for each row, with the head of its column before each cell. */
globalStyle(`${table},${table} caption,${table} tbody,${table} tr,${table} tbody th,${table} td`, {
  '@media': { [small]: { display: 'block' } },
})
globalStyle(`${table} thead`, { '@media': { [small]: { display: 'none' } } })
globalStyle(`${table} tbody tr`, {
  '@media': { [small]: { borderBottom: `1px solid ${color.line}`, padding: `${space(3)} 0` } },
})
globalStyle(`${table} tbody th,${table} td`, {
  '@media': {
    [small]: { border: 0, height: 'auto', padding: `${space(0.5)} 0`, overflowWrap: 'anywhere' },
  },
})
globalStyle(`${table} td:empty`, { '@media': { [small]: { display: 'none' } } })
globalStyle(`${table} td[data-label]::before`, {
  '@media': {
    // With a space: without one the label and the first word are one, and break anywhere.
    [small]: { content: 'attr(data-label) " "', marginRight: space(1), color: color.muted },
  },
})

/** What is pressed in a cell keeps away from what else is. */
globalStyle(`${table} td>a`, { marginRight: space(4) })
globalStyle(`${table} th>a,${table} td>a`, {
  '@media': { [small]: { display: 'inline-block', padding: `${space(2)} 0` } },
})

/** What a check came to. */
export const verdict = styleVariants({
  success: [hangingSign, { color: color.success }],
  info: [hangingSign],
  wait: [hangingSign],
  error: [hangingSign, { color: color.danger, fontWeight: 600 }],
})

/** Rows that a phone shows whole. */
export const items = style({ listStyle: 'none', maxWidth: 'none', margin: 0, padding: 0 })
export const item = style({
  borderTop: `1px solid ${color.line}`,
  margin: 0,
  padding: `${space(4)} 0`,
})
globalStyle(`${item}>h2,${item}>h3,${item}>p`, {
  margin: `0 0 ${space(1)}`,
  fontSize: '1.1875rem',
})
globalStyle(`${item}>p:nth-child(2)`, { color: color.muted, fontSize: '1rem' })

/** Beside a text that a button copies. */
globalStyle('[data-copy] + span button', {
  padding: `${space(1)} ${space(3)}`,
  border: `1px solid ${color.brand}`,
  borderRadius: radius,
  background: color.card,
  color: color.brand,
  font: 'inherit',
  cursor: 'pointer',
})

/** What is known, to scan: as in a table, not as in a letter. */
export const body = style({})
globalStyle(`${body} ${answer}`, { flex: '1 1 8rem', fontFamily: font.sans, fontSize: '1rem' })
globalStyle(`${body} ${factsItem}`, {
  padding: `${space(2)} 0`,
  minHeight: space(11),
  // Names and facts are two columns, where letters leave room for them.
  '@media': { [small]: { display: 'flex', flexWrap: 'wrap' } },
})
globalStyle(`${body} ${question}`, { flex: '0 0 8.5rem', margin: `0 ${space(3)} 0 0` })
/** The work begins above the fold. */
globalStyle(`${body} h1`, {
  '@media': { [wide]: { fontSize: '2.25rem', margin: `0 0 ${space(2)}` } },
})
globalStyle(`${body} h2`, {
  margin: `${space(8)} 0 ${space(3)}`,
  fontSize: '1.375rem',
  '@media': { [tight]: { fontSize: '1.1875rem' } },
})
