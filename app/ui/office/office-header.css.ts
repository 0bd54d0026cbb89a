import { globalStyle, style } from '@vanilla-extract/css'
import { hidden } from '../global.css.ts'
import { links, unfolds } from '../page/navigation.css.ts'
import { color, radius, shadow, space, tight } from '../theme.css.ts'

/** From here on all tabs stand in one row. In em: large letters count as a small screen. */
const roomy = 'screen and (min-width:72em)'

export const inner = style({
  '@media': { [roomy]: { flexWrap: 'nowrap', paddingTop: 0, paddingBottom: 0 } },
})
/** One word, which is never broken. In the row the first tab says it. */
export const home = style({ '@media': { [tight]: { fontSize: '1rem', overflowWrap: 'normal' } } })
globalStyle(`${home} svg`, { '@media': { [tight]: { width: space(6), height: space(6) } } })
globalStyle(`${home} span`, { '@media': { [roomy]: hidden } })

export const row = style({
  display: 'none',
  '@media': { [roomy]: { display: 'flex', fontSize: '1rem' } },
})
export const tabs = style({
  display: 'flex',
  listStyle: 'none',
  maxWidth: 'none',
  margin: 0,
  padding: 0,
})
globalStyle(`${tabs} li`, { margin: `0 ${space(5)} 0 0` })
const tab = {
  display: 'block',
  padding: `${space(4.5)} 0 calc(${space(4)} + 3px)`,
  color: color.brand,
  lineHeight: 1.5,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const
/** A border that is only transparent shows in forced colours. */
const underlined = { paddingBottom: space(4), borderBottom: '3px solid' }
const isHere = { ...underlined, borderColor: color.brand, color: color.ink, fontWeight: 600 }
globalStyle(`${tabs} a`, tab)
globalStyle(`${tabs} a:hover`, { ...underlined, borderColor: color.edge })
globalStyle(`${tabs} [aria-current]`, isHere)

/** How much waits behind a link. */
const count = {
  display: 'inline-block',
  minWidth: '1.5em',
  borderRadius: '1em',
  background: color.brandSoft,
  color: color.brand,
  fontSize: '.9375rem',
  textAlign: 'center',
  marginLeft: space(2),
} as const
globalStyle(`${row} b,${links} b`, count)

export const more = style({ position: 'relative' })
export const moreButton = style([unfolds, tab, { color: color.muted }])
export const here = style(isHere)
/** Lies over the page while it is open. */
export const panel = style([
  links,
  {
    position: 'absolute',
    zIndex: 3,
    top: '100%',
    right: 0,
    minWidth: '16rem',
    padding: `${space(2)} ${space(5)}!important`,
    border: `1px solid ${color.edge}`,
    borderRadius: radius,
    background: color.card,
    boxShadow: shadow,
  },
])
globalStyle(`${panel} a`, { display: 'block' })

export const menu = style({ '@media': { [roomy]: { display: 'none!important' } } })
export const group = style({
  margin: `${space(3)} 0 0`,
  paddingTop: space(3),
  borderTop: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: '1rem',
})
