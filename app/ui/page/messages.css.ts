import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { screenOnly } from '../global.css.ts'
import { color, measure, radius, space, tight } from '../theme.css.ts'

const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  // A button that a script adds is higher than the words.
  alignItems: 'baseline',
  // As wide as the text and the fields below it.
  maxWidth: measure,
  margin: `0 0 ${space(8)}`,
  padding: `${space(4)} ${space(5)}`,
  border: '1px solid',
  borderLeftWidth: 5,
  borderRadius: radius,
  '@media': { [tight]: { display: 'block', padding: space(2), overflowWrap: 'normal' } },
})
/** Where letters are large the words go round their sign. */
globalStyle(`${box}>span`, { float: 'left' })
globalStyle(`${box} :last-child`, { marginBottom: 0 })

const messages = styleVariants({
  success: [box, { background: color.successSoft, borderColor: color.success }],
  info: [box, { background: color.brandSoft, borderColor: color.brand }],
  error: [box, { background: color.dangerSoft, borderColor: color.danger }],
})
const tones = styleVariants({
  success: { color: color.success },
  info: { color: color.brand },
  error: { color: color.danger },
})
/** What warns looks as what went wrong does, and is said otherwise: nothing went wrong yet. */
export const message = { ...messages, warning: messages.error }
export const tone = { ...tones, warning: tones.error }
/** On the line of its sign, also where headings of the page have room above them. */
export const title = style({
  selectors: { '&&': { fontSize: '1.25rem', margin: `0 0 ${space(1)}` } },
})
/** Leaves a button that a script adds to the next line on a phone. */
export const body = style({ flex: '1 10rem', minWidth: 0 })
export const links = style({ listStyle: 'none', padding: 0 })
globalStyle(`${links} li`, { margin: 0 })
globalStyle(`${links} a`, {
  display: 'inline-block',
  padding: `${space(2)} 0`,
  color: color.danger,
})

/** Room for a line, so that nothing moves when it appears. What lies under it can be clicked. */
export const corner = style([
  screenOnly,
  {
    display: 'flex',
    position: 'sticky',
    bottom: 0,
    minHeight: space(13),
    padding: `${space(2)} 0`,
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'flex-end',
    pointerEvents: 'none',
  },
])
/** Close to the top, so that what one came for stays on the first screen. */
export const line = style([screenOnly, { display: 'block', margin: `-${space(3)} 0 ${space(2)}` }])
export const live = style({
  margin: 0,
  padding: `${space(1)} ${space(3)}`,
  background: color.ink,
  color: color.paper,
  borderRadius: radius,
  fontSize: '1rem',
  selectors: { '&:empty': { padding: 0 } },
})
globalStyle(`${live} a`, { color: 'inherit', pointerEvents: 'auto' })
