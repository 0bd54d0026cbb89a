import { globalStyle, style } from '@vanilla-extract/css'
import { screenOnly } from './global.css.ts'
import { color, space, wide } from './theme.css.ts'

/** There is room for the page beside what stays at its foot. */
const tall = 'screen and (min-height:48em)'

/** Of the page without script, of the window as a dialog; nothing else moves. */
export const sheet = style([
  screenOnly,
  {
    position: 'fixed',
    top: 'auto',
    bottom: 0,
    zIndex: 5,
    width: 'auto',
    maxWidth: '46rem',
    margin: '0 auto',
    padding: `${space(4)} ${space(4)} 0`,
    border: 0,
    borderRadius: 0,
    borderTop: `3px double ${color.edge}`,
    background: color.card,
    color: color.ink,
    fontSize: '1rem',
    selectors: {
      '&[open]': { display: 'block' },
      '&[data-plain]': { position: 'static' },
      '&[data-asked]': { outline: `4px solid ${color.brand}` },
    },
    '@media': {
      [tall]: { selectors: { '&[data-plain]': { position: 'sticky' } } },
      [wide]: { paddingLeft: space(8), paddingRight: space(8) },
    },
  },
])
globalStyle(`${sheet} h2`, { margin: `0 0 ${space(2)}`, fontSize: '1.25rem' })
globalStyle(`${sheet} p,${sheet} ul`, { marginBottom: space(2) })
/** In sight where large letters leave no room for all of it. */
globalStyle(`${sheet} form>div`, {
  position: 'sticky',
  bottom: 0,
  alignItems: 'stretch',
  margin: `0 -${space(1)}`,
  paddingBottom: space(3),
  background: color.card,
})
globalStyle(`${sheet} ul`, { listStyle: 'none', padding: 0 })
/** Beside each other on a phone too, but where large letters leave no room. */
globalStyle(`${sheet} button`, {
  flex: '1 8em',
  margin: space(1),
  padding: space(2),
  fontSize: '1rem',
})
/** On `<html>`: what has focus is scrolled clear of the sheet. */
export const hasSheet = style({ '@media': { [tall]: { scrollPaddingBottom: '18rem' } } })
/** One may read on before one answers: the page behind it keeps its light. */
globalStyle(`${sheet}::backdrop`, { background: 'none' })
