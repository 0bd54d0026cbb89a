import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, font, radius, small, space, tight } from './theme.css.ts'

export const button = style({
  display: 'inline-block',
  maxWidth: '100%',
  minHeight: space(12),
  padding: `${space(2.5)} ${space(5)}`,
  border: '1px solid transparent',
  borderRadius: radius,
  font: `600 1.0625rem/1.5 ${font.sans}`,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&[disabled]': { opacity: 0.55, cursor: 'default' } },
  '@media': {
    print: { display: 'none' },
    // 'Contactpersoon' fits behind a sign.
    [tight]: { paddingLeft: space(2), paddingRight: space(2), fontSize: '1rem' },
  },
})

/** A number to call is read from paper, as text. */
globalStyle(`${button}[href^="tel:"]`, {
  '@media': {
    print: {
      minHeight: '0!important',
      padding: '0!important',
      border: 0,
      background: 'none',
      color: 'inherit',
    },
  },
})

/** Words behind a sign: their second line begins below the first. */
globalStyle(`${button}:has(>svg)`, {
  '@media': {
    screen: {
      display: 'inline-flex',
      alignItems: 'start',
      justifyContent: 'center',
      textAlign: 'left',
    },
  },
})

const filled = (background: string) => ({ background, color: color.onBrand })

export const variant = styleVariants({
  primary: {
    ...filled(color.brand),
    selectors: { '&:hover': filled(color.brandDeep) },
  },
  secondary: {
    background: color.card,
    color: color.brand,
    borderColor: color.brand,
    selectors: { '&:hover': { background: color.brandSoft, color: color.brandDeep } },
  },
  quiet: {
    background: 'transparent',
    color: color.brand,
    paddingLeft: 0,
    paddingRight: 0,
    // A line of text, also on a phone.
    textAlign: 'left',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.2em',
    selectors: { '&:hover': { color: color.brandDeep, textDecorationThickness: 2 } },
    '@media': { [tight]: { paddingLeft: 0, paddingRight: 0 } },
  },
  danger: {
    ...filled(color.danger),
    selectors: { '&:hover': { ...filled(color.danger), textDecoration: 'underline' } },
  },
})

const half = space(2)
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: `${space(6)} -${half} ${space(6)}`,
})
globalStyle(`${row}>*`, {
  margin: half,
  '@media': { [small]: { display: 'block', flex: '1 1 calc(100% - 1rem)', minWidth: 0 } },
})
/** Those that are like links share a line. */
globalStyle(`${row}>${variant.quiet}`, { '@media': { [small]: { flex: '0 1 auto' } } })
