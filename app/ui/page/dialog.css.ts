import { globalStyle } from '@vanilla-extract/css'
import { color, measure, radius, space } from '../theme.css.ts'

/* Scripts make dialogs and the buttons that put things away, so these go by their place. */
globalStyle('dialog', {
  maxWidth: measure,
  padding: `0 ${space(6)} ${space(6)}`,
  background: color.paper,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
})
globalStyle('dialog::backdrop', { background: 'rgba(0,0,0,.5)' })
globalStyle('dialog>button,[data-dismiss]>button,[data-password]>button,[data-print]>button', {
  minHeight: space(12),
  // Below a message it begins where the words do, behind their sign.
  padding: `0 ${space(3)} 0 ${space(7.5)}`,
  background: 'inherit',
  border: 0,
  color: color.brand,
  textAlign: 'left',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  cursor: 'pointer',
})
/** Below what it does, as a line of the text. */
globalStyle('[data-print]>button', {
  display: 'block',
  padding: 0,
})
/** In sight however far one reads, at the end of a line of its own. */
globalStyle('dialog>button', {
  display: 'block',
  position: 'sticky',
  top: 0,
  margin: `${space(2)} -${space(3)} 0 auto`,
})
