import { globalStyle, style } from '@vanilla-extract/css'
import { choiceHint, choices, hint, input } from '../fields/form.css.ts'
import { color, font, measure, small, space, tight } from '../theme.css.ts'

/** Beside each other where two columns of large letters fit. */
const roomy = 'screen and (min-width:70em)'

export const page = style({
  '@media': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0,${measure}) minmax(18rem,1fr)`,
      gridColumnGap: space(16),
    },
  },
})

export const question = style({ minWidth: 0 })
globalStyle(`${question} h1`, { fontSize: '1.25rem', fontWeight: 400, color: color.muted })
globalStyle(`${question} form label,${question} form legend`, {
  fontFamily: font.serif,
  fontSize: '2.25rem',
  fontWeight: 400,
  lineHeight: 1.25,
  marginBottom: space(4),
  '@media': { [small]: { fontSize: '1.75rem' } },
})
const smaller = ['fieldset fieldset label', `${choices} label`]
globalStyle(smaller.map((part) => `${question} form ${part}`).join(), {
  fontFamily: font.sans,
  fontSize: '1.5rem',
  lineHeight: '1.75rem',
  marginBottom: space(1),
  '@media': { [tight]: { fontSize: '1.25rem' } },
})
globalStyle(
  `${question} form fieldset fieldset legend,${question} ${input},${question} form button`,
  { fontSize: '1.5rem' },
)
globalStyle(`${question} ${hint},${question} ${choiceHint}`, { fontSize: '1.25rem' })

export const aside = style({
  margin: 0,
  padding: `${space(5)} ${space(6)}`,
  background: color.note,
  fontSize: '1.25rem',
  '@media': {
    [roomy]: { alignSelf: 'start' },
    [tight]: { padding: space(2), fontSize: '1.125rem' },
  },
})
globalStyle(`${aside} h2`, { marginTop: 0 })
globalStyle(`${aside} p:last-child`, { marginBottom: 0 })
