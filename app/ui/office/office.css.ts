import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { hangingSign } from '../drawing/symbols.css.ts'
import { tabs } from '../page/navigation.css.ts'
import { beside, color, radius, small, space, wide } from '../theme.css.ts'

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

/** A day is one word, where there is room. */
export const day = style({ '@media': { [wide]: { whiteSpace: 'nowrap' } } })

/** Tables of one group: what is below each other in them is so on the page. */
export const aligned = style({ '@media': { [beside]: { tableLayout: 'fixed' } } })
globalStyle(`${aligned} thead th:nth-child(-n+2)`, { width: '20%' })
globalStyle(`${aligned} thead th:nth-child(n+4)`, { width: '18%' })

/** On a telephone a block for each row, with the head of its column before each cell. */
globalStyle(`${table},${table} caption,${table} tbody,${table} tr,${table} tbody th,${table} td`, {
  '@media': { [small]: { display: 'block' } },
})
globalStyle(`${table} thead,${table} td:empty`, { '@media': { [small]: { display: 'none' } } })
globalStyle(`${table} tbody tr`, {
  '@media': { [small]: { borderBottom: `1px solid ${color.line}`, padding: `${space(3)} 0` } },
})
globalStyle(`${table} tbody th,${table} td`, {
  '@media': {
    [small]: { border: 0, height: 'auto', padding: `${space(0.5)} 0`, overflowWrap: 'anywhere' },
  },
})
/** Labels and cells are two columns, where letters leave room for them. */
globalStyle(`${table} [data-label]`, {
  '@media': { [small]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' } },
})
globalStyle(`${table} [data-label]::before`, {
  '@media': {
    [small]: {
      content: 'attr(data-label)',
      color: color.muted,
      flex: '0 0 8.5rem',
      margin: `0 ${space(3)} 0 0`,
    },
  },
})
globalStyle(`${table} [data-label]>div`, {
  flex: '1 1 8rem',
  maxWidth: '100%',
  overflowWrap: 'break-word',
})

/** What is pressed in a row keeps away from what else is, but for a number in a sentence. */
globalStyle(`${table} a:not([class])`, {
  marginRight: space(4),
  '@media': { [small]: { display: 'inline-block', maxWidth: '100%', padding: '8px 0' } },
})
globalStyle(`${table} a[href^="tel:"]`, { margin: '-8px 0' })
/** Nothing stands behind one, and it needs all of the line beside its label. */
globalStyle(`${table} a[href^="m"]`, { margin: 0 })
/** Alone in its cell, where it may break at its @: its label stands beside its first line. */
export const cellMail = style({})
/** Ways on that are opposites: apart, and each as high as a finger. */
export const cellWays = style({})
globalStyle(`${cellWays} a:not([class])`, { display: 'inline-block', padding: `${space(3)} 0` })

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
