import { globalStyle, style } from '@vanilla-extract/css'
import {
  beside,
  color,
  font,
  contentOfDetails,
  measure,
  narrow,
  small,
  space,
  tight,
} from '../theme.css.ts'

/** High enough for a thumb. */
export const item = {
  padding: `${space(2.5)} 0`,
  display: 'inline-block',
  maxWidth: '100%',
  textDecoration: 'none',
}
export const links = style({ listStyle: 'none', padding: 0, margin: 0, maxWidth: 'none' })
globalStyle(`${links} a`, item)
globalStyle(`${links} a:hover`, { textDecoration: 'underline' })
globalStyle(`${links} [aria-current]`, { color: color.ink, fontWeight: 600 })

export const chevron = {
  content: '""',
  display: 'inline-block',
  width: '.45em',
  height: '.45em',
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
}
/** A word that unfolds something, with a mark of our own behind it. */
export const unfolds = style({
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { ...chevron, flex: 'none', margin: '0 .2em .2em .5em' },
    '[open]>&::after': { transform: 'rotate(225deg)' },
  },
})

const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  padding: 0,
  maxWidth: 'none',
})

export const inLine = style([
  list,
  links,
  { fontSize: '1rem', fontWeight: 600, marginTop: space(6) },
])
globalStyle(`${inLine} li`, { flex: '1 1 9rem', margin: `0 ${space(3)} 0 0` })

export const breadcrumb = style([list, { fontSize: '1rem', margin: `0 0 ${space(3)}` }])
/** The arrow stays with its word. */
globalStyle(`${breadcrumb} li`, { display: 'flex', alignItems: 'center', margin: 0 })
globalStyle(`${breadcrumb} li+li::before`, {
  content: '""',
  flex: 'none',
  width: '.4em',
  height: '.4em',
  margin: `0 ${space(3)} 0 ${space(2)}`,
  border: `solid ${color.muted}`,
  borderWidth: '1px 1px 0 0',
  transform: 'rotate(45deg)',
})
globalStyle(`${breadcrumb} a,${breadcrumb} span`, {
  display: 'inline-block',
  padding: `${space(2.5)} 0`,
})
globalStyle(`${breadcrumb} [aria-current]`, { color: color.muted })
/** On a phone the title just below says it. */
export const here = style({})
globalStyle(`${breadcrumb} ${here}`, { '@media': { [small]: { display: 'none' } } })

export const tabs = style([
  list,
  {
    borderBottom: `1px solid ${color.line}`,
    margin: `0 0 ${space(8)}`,
    '@media': { [tight]: { marginBottom: space(3), fontSize: '1rem' } },
  },
])
globalStyle(`${tabs} li`, {
  margin: `0 ${space(6)} -1px 0`,
  '@media': { [tight]: { marginRight: space(1.5) } },
})
globalStyle(`${tabs} a`, {
  display: 'block',
  padding: `${space(2.5)} 0 calc(${space(2.5)} + 3px)`,
  textDecoration: 'none',
})
/** A border that is only transparent shows in forced colours. */
const underlined = { paddingBottom: space(2.5), borderBottom: '3px solid' }
globalStyle(`${tabs} a:hover`, { ...underlined, borderColor: color.edge })
globalStyle(`${tabs} [aria-current]`, {
  ...underlined,
  borderColor: `${color.brand}!important`,
  color: color.ink,
  fontWeight: 600,
})
/** In the place of a title: where one is reads as one. */
export const titled = style({ alignItems: 'baseline' })
globalStyle(`${titled} [aria-current]`, {
  font: `1.75rem/1.3 ${font.serif}`,
  '@media': { [tight]: { fontSize: '1.25rem' } },
})

export const withMenu = style({
  maxWidth: measure,
  margin: '0 auto',
  '@media': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: '12rem minmax(0,1fr)',
      gridColumnGap: space(12),
      maxWidth: 'none',
    },
  },
})
export const besideMenu = style({ minWidth: 0 })
export const menu = style({
  borderBottom: `1px solid ${color.line}`,
  marginBottom: space(6),
  '@media': { [beside]: { border: 0 } },
})
export const menuButton = style([
  unfolds,
  {
    // The mark beside the words, never alone on the next line.
    display: 'flex',
    alignItems: 'center',
    padding: `${space(2.5)} 0`,
    color: color.brand,
    '@supports': { [contentOfDetails]: { '@media': { [beside]: { display: 'none' } } } },
  },
])
globalStyle(`${menu}::details-content`, {
  '@media': { [beside]: { contentVisibility: 'visible' } },
})

/** What stands above a title begins higher on a telephone: the title is as far down as where it is the first. */
globalStyle('main>nav:first-child,main>div:first-child>nav:first-child', {
  '@media': { [narrow]: { marginTop: `-${space(6)}` } },
})
