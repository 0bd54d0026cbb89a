import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, measure, space, tight, wide } from './theme.css.ts'

globalStyle('*,::before,::after', { boxSizing: 'border-box' })
/** Browsers scroll to the line with the caret: the rest of a field comes into sight with it. */
globalStyle('html', { WebkitTextSizeAdjust: '100%', scrollPaddingBottom: space(36) })
globalStyle('body', {
  margin: 0,
  background: color.paper,
  color: color.ink,
  font: `1.125rem/1.6 ${font.sans}`,
  // Browsers that know Dutch break titles in the midst of short words; our soft hyphens say where.
  WebkitHyphens: 'manual',
  hyphens: 'manual',
  overflowWrap: 'break-word',
})
/**
 * On a telephone an address may be wider than its line, and breaks; elsewhere it goes to the next line whole.
 * Relatives have a narrower place for one, which says so itself.
 */
globalStyle('wbr', { '@media': { 'screen and (min-width:30em)': { display: 'none' } } })
globalStyle('[hidden]', { display: 'none!important' })
globalStyle('button,input,select,textarea', { font: 'inherit', color: 'inherit', margin: 0 })

globalStyle('h1,h2,h3', {
  fontFamily: font.serif,
  fontWeight: 400,
  lineHeight: 1.25,
  margin: `${space(8)} 0 ${space(3)}`,
})
/** A title of two lines; a line of a list breaks where it is full. */
globalStyle('h1,h2', { textWrap: 'balance' })
/** What people wrote, such as the name of a company, may be longer than a line. */
globalStyle('h1,h2,nav', { overflowWrap: 'anywhere' })
globalStyle('h1', {
  fontSize: '2rem',
  marginTop: 0,
  '@media': {
    // There is room for its longest word.
    [wide]: { fontSize: '2.625rem', lineHeight: 1.15, hyphens: 'none' },
    // And here for our name.
    [tight]: { fontSize: '1.25rem' },
  },
})
globalStyle('h2', {
  fontSize: '1.5rem',
  '@media': { [wide]: { fontSize: '1.75rem' } },
})
globalStyle('h3', { fontSize: '1.25rem' })
globalStyle('h2,h3', { '@media': { [tight]: { fontSize: '1.1875rem' } } })

/** No last line of one word, where the browser can; not in what one writes in. */
globalStyle('p,ul,ol,dl', {
  margin: `0 0 ${space(4)}`,
  maxWidth: measure,
  textWrap: 'pretty',
  // Two words a line: each line takes what fits.
  '@media': { [tight]: { textWrap: 'wrap' } },
})
// Numbers begin where lines do, also in large letters.
globalStyle('ul,ol', { paddingLeft: '1.25em' })
globalStyle('li', { marginBottom: space(1) })
globalStyle('dd', { margin: 0 })
globalStyle('li::marker', { color: color.muted })
globalStyle('fieldset', { border: 0, margin: 0, padding: 0, minWidth: 0 })
globalStyle('legend', { padding: 0, maxWidth: '100%' })
globalStyle('table', { borderCollapse: 'collapse', margin: `0 0 ${space(4)}` })
globalStyle('caption', { textAlign: 'left' })
globalStyle('th,td', {
  padding: `${space(2)} ${space(4)} ${space(2)} 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
})
globalStyle('mark', { background: color.brandSoft, color: 'inherit', fontWeight: 600 })
globalStyle('img,svg,video', { maxWidth: '100%' })

globalStyle('a', {
  color: color.brand,
  textUnderlineOffset: '.2em',
  textDecorationThickness: '1px',
})
globalStyle('a:hover', { color: color.brandDeep, textDecorationThickness: '2px' })

/** 'Bel' goes to the next line with its number; and so do the parts of a date or a name that the server found. */
globalStyle('[href^="tel:"],[data-day]', {
  display: 'inline-block',
  maxWidth: '100%',
  textIndent: 0,
})

/** A line below a link does not run on into what is laid out as one. */
globalStyle('a [data-day]', { textDecoration: 'inherit' })

/** An address breaks after its dots only where letters are large. */
globalStyle('[data-dot]', { display: 'none' })
/** A long date is wider than a line there: as a block of two lines it would begin and end a line of its own. */
globalStyle('[data-day=long],[data-dot]', { '@media': { [tight]: { display: 'inline' } } })

/** What the server found that is one word. */
globalStyle('[data-whole]', { whiteSpace: 'nowrap' })

/** Gone for the eye, there for the ear. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clip: 'rect(0,0,0,0)',
  whiteSpace: 'nowrap',
} as const
export const hiddenVisually = style(hidden)

export const skip = style({
  position: 'absolute',
  left: -9999,
  top: space(2),
  zIndex: 9,
  padding: `${space(2)} ${space(4)}`,
  background: color.card,
  selectors: { '&:focus': { left: space(3) } },
})

/** Left out of what is printed, whatever else says how it is shown. */
export const screenOnly = style({ '@media': { print: { display: 'none!important' } } })

/** `@page` holds declarations; it is written as if it were a selector. */
globalStyle('@page', { margin: '20mm 18mm' })
// Everything is measured in rem: body text comes out at 11 pt.
globalStyle('html', { '@media': { print: { fontSize: '13px' } } })
globalStyle('h1,h2,h3', { '@media': { print: { breakAfter: 'avoid' } } })
globalStyle('button', { '@media': { print: { display: 'none' } } })
globalStyle('a', { '@media': { print: { color: 'inherit', textDecoration: 'none' } } })
/** What was put away on the screen stands on paper all the same. */
globalStyle('main details::details-content', {
  '@media': { print: { contentVisibility: 'visible' } },
})
