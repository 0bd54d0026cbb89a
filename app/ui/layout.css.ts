import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, measure, space, wide } from './theme.css.ts'

const inner = style({ maxWidth: '68rem', margin: '0 auto', padding: `0 ${space(4)}` })

const oneLine = 'screen and (min-width:60em)'

/** A letterhead: the name, and a double rule beneath it. */
export const header = style({
  borderBottom: `3px double ${color.line}`,
  '@media': { print: { display: 'none' } },
})
/** On a small screen the right-hand corner is kept free for the word 'Menu'. */
export const headerInner = style([
  inner,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    paddingTop: space(2),
    paddingBottom: space(2),
    paddingRight: space(22),
    '@media': { [oneLine]: { paddingRight: space(4) } },
  },
])
export const home = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: space(12),
  marginRight: 'auto',
  color: color.brand,
  fontFamily: font.serif,
  fontSize: '1.125rem',
  textDecoration: 'none',
  '@media': { [wide]: { fontSize: '1.5rem' } },
})
globalStyle(`${home} svg`, {
  width: space(8),
  height: space(8),
  margin: `0 ${space(2)} 0 -${space(1)}`,
})

/** High enough for a thumb. */
const item = { padding: `${space(2.5)} 0`, display: 'inline-block', textDecoration: 'none' }
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

/** Beside the name where there is room; behind the word 'Menu' where there is not. */
export const nav = style({
  display: 'none',
  '@media': { [oneLine]: { display: 'block', fontSize: '1rem' } },
})
globalStyle(`${nav} li`, { display: 'inline-block', margin: `0 ${space(6)} 0 0` })
export const account = style([item, { fontSize: '1rem', fontWeight: 600 }])
export const menu = style({ width: '100%', '@media': { [oneLine]: { display: 'none' } } })
/** Stays where it is when what is behind it unfolds below. */
export const menuButton = style([
  item,
  {
    position: 'absolute',
    right: space(4),
    top: `calc(${space(2)} + 1px)`,
    color: color.brand,
    cursor: 'pointer',
    fontSize: '1rem',
    fontWeight: 600,
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&::after': { ...chevron, margin: '0 .2em .2em .5em' },
    },
  },
])

export const main = style([
  inner,
  {
    paddingTop: space(4),
    paddingBottom: space(16),
    '@media': { [wide]: { paddingTop: space(8) } },
  },
])
globalStyle(`${main}:focus`, { outline: 0 })
/** The first words under a title, a little larger. */
export const lead = style({
  fontSize: '1.25rem',
  lineHeight: 1.5,
  color: color.muted,
  marginBottom: `${space(6)}!important`,
})
export const narrow = style({ maxWidth: measure, margin: '0 auto' })

export const footer = style({
  background: color.note,
  borderTop: `3px double ${color.line}`,
  padding: `${space(10)} 0`,
  fontSize: '1rem',
  '@media': { print: { display: 'none' } },
})
export const footerInner = inner
export const columns = style({ '@media': { [wide]: { display: 'flex' } } })
export const column = style({ flex: 1, paddingRight: space(6), marginBottom: space(8) })
globalStyle(`${column} li`, { margin: 0 })
export const columnTitle = style({ fontSize: '1.125rem!important', margin: `0 0 ${space(1)}` })
export const colophon = style({ color: color.muted })

/** A text that is copied by hand, from screen or paper. */
export const large = style({ fontSize: '1.5rem', whiteSpace: 'pre-line' })
