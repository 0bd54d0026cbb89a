import { globalStyle, style } from '@vanilla-extract/css'
import { hidden } from '../global.css.ts'
import { color, space } from '../theme.css.ts'

/** From here on a table; below it a group for each row. */
const wide = 'screen and (min-width:48em)'
const narrow = 'not all and (min-width:48em)'

export const frame = style({ margin: `${space(4)} 0 ${space(6)}` })
export const matrix = style({
  width: '100%',
  margin: 0,
  fontSize: '1rem',
  lineHeight: 1.4,
  // Each contact in the same place in every part.
  tableLayout: 'fixed',
})
globalStyle(`${matrix} caption`, { color: color.muted, padding: `0 0 ${space(2)}` })
globalStyle(`${matrix} thead th`, {
  '@media': { [wide]: { position: 'sticky', top: 0, background: color.paper, zIndex: 1 } },
})
globalStyle(`${matrix} th,${matrix} td`, { verticalAlign: 'middle' })
globalStyle(`${matrix} tbody th`, { fontWeight: 600 })
globalStyle(`${matrix} thead`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(
  `${matrix},${matrix} caption,${matrix} tbody,${matrix} tr,${matrix} td,${matrix} tbody th`,
  {
    '@media': { [narrow]: { display: 'block' } },
  },
)
globalStyle(`${matrix} td`, { padding: 0 })
globalStyle(`${matrix} tr`, {
  '@media': { [narrow]: { borderTop: `1px solid ${color.line}`, padding: `${space(3)} 0` } },
})
globalStyle(`${matrix} td,${matrix} tbody th`, { '@media': { [narrow]: { border: 0 } } })

/** A target for a finger. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: space(11),
  cursor: 'pointer',
})
export const radio = style({
  width: space(6),
  height: space(6),
  flex: 'none',
  margin: 0,
  accentColor: color.brand,
})
/** The head of the column says it where there is one. */
export const optionName = style({
  marginLeft: space(3),
  '@media': {
    [wide]: hidden,
  },
})
export const note = style({ fontWeight: 400, color: color.muted })
export const badge = style({
  display: 'inline-block',
  padding: `0 ${space(2)}`,
  border: `1px solid ${color.danger}`,
  borderRadius: '1rem',
  color: color.danger,
  background: color.dangerSoft,
  fontWeight: 600,
})
