import { globalStyle, style } from '@vanilla-extract/css'
import { color, space, tight } from '../theme.css.ts'

/** A sheet that lies on top. */
export const first = style({
  padding: `${space(4)} ${space(5)}`,
  border: `1px solid ${color.line}`,
  borderLeft: `4px solid ${color.brand}`,
  background: color.card,
  margin: `0 0 ${space(6)}`,
  '@media': { [tight]: { padding: space(2) } },
})
globalStyle(`${first} h3`, { margin: `0 0 ${space(2)}` })
globalStyle(`${first} p`, { margin: `0 0 ${space(2)}` })
globalStyle(`${first}>:last-child`, { margin: `${space(3)} 0 0` })
export const label = style({ fontSize: '1rem', fontWeight: 600 })
/** Good to know, and nothing to do about. */
export const counts = style({ margin: `${space(8)} 0 0`, color: color.muted, fontSize: '1rem' })
globalStyle(`${counts} div`, { display: 'inline-block', marginRight: space(6) })
globalStyle(`${counts} dt,${counts} dd`, { display: 'inline' })
globalStyle(`${counts} dd`, { color: color.ink, fontWeight: 600, marginLeft: space(2) })
