import { globalStyle, style } from '@vanilla-extract/css'
import { item } from '../summary-list.css.ts'
import { beside, color, font, space } from '../theme.css.ts'

/** What is now and what to do first; beside the checks where there is room, with the facts below it. */
export const page = style({
  '@media': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) 20rem',
      gridTemplateRows: 'auto 1fr',
      gridColumnGap: space(12),
      marginTop: space(6),
    },
  },
})
export const now = style({
  marginBottom: space(6),
  '@media': { [beside]: { gridColumn: 2, gridRow: 1 } },
})
globalStyle(`${now}>p`, {
  display: 'inline-block',
  margin: `0 ${space(4)} ${space(1)} 0`,
  fontSize: '1rem',
})
export const main = style({
  minWidth: 0,
  '@media': { [beside]: { gridColumn: 1, gridRow: '1/3' } },
})
globalStyle(`${main}>section:first-child>h2`, { '@media': { [beside]: { marginTop: 0 } } })
export const facts = style({ minWidth: 0, '@media': { [beside]: { gridColumn: 2, gridRow: 2 } } })
/** In a narrow column each label stands above its fact. */
globalStyle(`${facts} ${item}`, { display: 'block', minHeight: 0 })

export const clocks = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: `${space(3)} 0`,
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${clocks}>div`, {
  flex: '1 1 9rem',
  padding: `${space(2)} ${space(3)} 0 0`,
})
globalStyle(`${clocks} dt,${clocks} small`, {
  display: 'block',
  color: color.muted,
  fontSize: '1rem',
  lineHeight: 1.4,
})
globalStyle(`${clocks} b`, {
  display: 'block',
  fontFamily: font.serif,
  fontWeight: 400,
  fontSize: '1.25rem',
  lineHeight: 1.3,
})
/** Beside each other, also on a telephone. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', margin: `0 -${space(2)} 0 0` })
globalStyle(`${ways}>*`, {
  display: 'grid',
  flex: '1 1 auto',
  placeItems: 'center',
  paddingLeft: space(2),
  paddingRight: space(2),
  margin: `0 ${space(2)} ${space(2)} 0`,
})
