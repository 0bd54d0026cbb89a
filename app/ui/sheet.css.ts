import { globalStyle, style } from '@vanilla-extract/css'
import { screenOnly } from './global.css.ts'
import { beside, color, space, tight, wide } from './theme.css.ts'

/** There is room for the page beside what stays at its foot. */
const tall = 'screen and (min-height:48em)'
const low = 'screen and (max-height:47.99em)'

/** Of the page without script, of the window as a dialog; nothing else moves. */
export const sheet = style([
  screenOnly,
  {
    position: 'fixed',
    top: 'auto',
    right: 0,
    bottom: 0,
    left: 0,
    zIndex: 5,
    width: 'auto',
    maxWidth: '46rem',
    margin: '0 auto',
    padding: `${space(3)} ${space(4)} 0`,
    border: 0,
    borderTop: `3px double ${color.edge}`,
    background: color.card,
    color: color.ink,
    fontSize: '1rem',
    selectors: {
      '&[open]': { display: 'block' },
      '&[data-asked]': { outline: `4px solid ${color.brand}` },
    },
    '@media': {
      [low]: { selectors: { '&[data-plain]': { position: 'static' } } },
      [wide]: { paddingLeft: space(8), paddingRight: space(8) },
      // In the corner: the middle of the landscape stays in sight.
      [beside]: { maxWidth: '26rem', margin: `0 ${space(4)}` },
    },
  },
])
/** On a low window in one text with the rest: the landscape is in sight above it. */
globalStyle(`${sheet} h2`, {
  margin: `0 0 ${space(1)}`,
  fontSize: '1.125rem',
  '@media': { [low]: { display: 'inline', marginRight: space(2) } },
})
/** One text, which takes no more lines than it needs. */
globalStyle(`${sheet} ul,${sheet} li`, { display: 'inline', margin: 0, padding: 0 })
globalStyle(`${sheet} form`, { lineHeight: 1.4 })
globalStyle(`${sheet} form>div`, {
  flexWrap: 'nowrap',
  alignItems: 'stretch',
  margin: `0 -${space(1)}`,
  paddingBottom: space(2),
  '@media': { [tight]: { flexWrap: 'wrap' } },
})
/** Beside each other on a phone too, each as wide as its words. */
globalStyle(`${sheet} button`, {
  flex: '1 1 auto',
  margin: space(1),
  padding: `${space(2)} ${space(1)}`,
  fontSize: '1rem',
})
/** On `<html>`: what has focus is scrolled clear of the sheet. */
export const hasSheet = style({ '@media': { [tall]: { scrollPaddingBottom: '14rem' } } })
/** Without script the end of the page has room above it. */
globalStyle(`${hasSheet} body`, { '@media': { [tall]: { paddingBottom: '14rem' } } })
/** One may read on before one answers: the page behind it keeps its light. */
globalStyle(`${sheet}::backdrop`, { background: 'none' })
