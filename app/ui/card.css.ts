import { globalStyle, style } from '@vanilla-extract/css'
import { row } from './button.css.ts'
import { chevron } from './page/navigation.css.ts'
import { color, font, measure, radius, shadow, space, tight, wide } from './theme.css.ts'

/** A sheet of white paper lying on the page. */
export const card = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  boxShadow: shadow,
  padding: space(6),
  margin: `0 0 ${space(6)}`,
  '@media': {
    [wide]: { padding: space(8) },
    [tight]: { padding: space(2) },
    print: {
      border: 0,
      borderTop: `1px solid ${color.line}`,
      borderRadius: 0,
      boxShadow: 'none',
      padding: `${space(5)} 0 0`,
    },
  },
})
/** So that it can be handed on, or kept back, by itself. */
export const apart = style({ '@media': { print: { breakBefore: 'page' } } })
globalStyle(`${card}>:last-child`, { marginBottom: 0 })
globalStyle(`${card}>${row}:last-child,${card}>form:last-child>${row}:last-child`, {
  margin: `${space(2)} -${space(2)} -${space(2)}`,
})
export const cardTitle = style({ marginTop: '0!important' })

/** A symbol on a round wash of its own hue. */
export const seal = style({
  position: 'relative',
  flex: 'none',
  width: space(13),
  height: space(13),
  padding: space(2.5),
  marginRight: space(4),
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      bottom: 0,
      left: 0,
      borderRadius: '50%',
      background: 'currentColor',
      opacity: 0.12,
    },
  },
  '@media': { '(forced-colors:active)': { selectors: { '&::before': { display: 'none' } } } },
})
globalStyle(`${seal} svg`, {
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
})

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridGap: space(5),
  maxWidth: 'none',
  margin: `0 0 ${space(8)}`,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(auto-fill,minmax(17rem,1fr))' } },
})
globalStyle(`${cards}>*`, { margin: 0 })

/** An index card with its symbol in the corner; the whole of it can be pressed. */
export const areaCard = style([
  card,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    padding: space(5),
    selectors: {
      '&:hover': { borderColor: color.edge },
      // Leads on.
      '&::after': {
        ...chevron,
        alignSelf: 'center',
        flex: 'none',
        marginLeft: space(3),
        color: color.brand,
        transform: 'rotate(-45deg)',
      },
    },
  },
])
/** Below the words it would be a sign by itself. */
globalStyle(`${areaCard}::after`, { '@media': { [tight]: { display: 'none' } } })
globalStyle(`${areaCard}>:last-child`, {
  minWidth: 0,
  flex: '1 11rem',
})
globalStyle(`${areaCard} h2,${areaCard} h3`, { fontSize: '1.25rem', margin: 0 })
globalStyle(`${areaCard} p`, { margin: `${space(1)} 0 0`, fontSize: '1rem', color: color.muted })
export const areaLink = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
  },
})

/** What is so now. After the rule for every paragraph of a card. */
export const state = style({ color: `${color.ink}!important` })

export const disclosure = style({
  maxWidth: measure,
  marginBottom: space(1),
  '@media': { print: { display: 'none' } },
})
export const disclosureButton = style({
  color: color.brand,
  // Where its line is full the mark stays beside the words, never alone on the next.
  display: 'flex',
  alignItems: 'baseline',
  cursor: 'pointer',
  padding: `${space(2)} 0`,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.2em',
})
/** A slip of darker paper, written on in the book face. */
export const note = style({
  background: color.note,
  borderRadius: radius,
  padding: `${space(5)} ${space(6)}`,
  marginTop: space(2),
  fontFamily: font.serif,
  '@media': { [tight]: { padding: space(3) } },
})
globalStyle(`${note}>:last-child`, { marginBottom: 0 })

export const moreWays = style({ color: color.muted, fontSize: '1rem' })
globalStyle(`${moreWays}>summary`, { padding: `${space(2.5)} 0` })
