import { globalStyle, style } from '@vanilla-extract/css'
import { item, unfolds } from './navigation.css.ts'
import {
  beside,
  color,
  contentOfDetails,
  font,
  measure,
  small,
  space,
  tight,
  wide,
} from '../theme.css.ts'

const inner = style({
  maxWidth: '68rem',
  margin: '0 auto',
  padding: `0 ${space(4)}`,
  '@media': { [tight]: { paddingLeft: space(2), paddingRight: space(2) } },
})

/** A letterhead: the name, and a double rule beneath it. */
export const header = style({
  borderBottom: `3px double ${color.line}`,
  '@media': { print: { display: 'none' } },
})
export const headerInner = style([
  inner,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    paddingTop: space(2),
    paddingBottom: space(2),
    '@media': { [tight]: { paddingTop: 0, paddingBottom: 0 } },
  },
])
export const brand = style({ marginRight: 'auto', paddingRight: space(1) })
export const home = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: space(12),
  color: color.brand,
  fontFamily: font.serif,
  // With the widest book face of a telephone the menu still fits beside it, with a scrollbar too.
  fontSize: '1rem',
  textDecoration: 'none',
  '@media': {
    [wide]: { fontSize: '1.5rem', minHeight: space(10) },
    [tight]: { minHeight: space(7) },
  },
})
globalStyle(`${home} svg`, {
  width: space(8),
  height: space(8),
  flex: 'none',
  margin: `0 ${space(2)} 0 -${space(1)}`,
  // On a line of its own it would only push the words down.
  '@media': { [tight]: { display: 'none' } },
})
/** Under the name, where there is room. */
export const badge = style({
  display: 'none',
  color: color.muted,
  '@media': {
    [wide]: { display: 'block', paddingLeft: space(9), fontSize: '.875rem', lineHeight: 1.2 },
  },
})

const inLine = {
  display: 'inline-block',
  maxWidth: '100%',
  margin: 0,
  paddingRight: space(6),
}

/** Beside the name where there is room; behind the word 'Menu' where there is not. */
export const nav = style({
  display: 'none',
  '@media': { [beside]: { display: 'block', fontSize: '1rem' } },
})
export const account = style([
  item,
  {
    marginRight: space(3),
    fontSize: '1rem',
    fontWeight: 600,
    // 'Admin Dashboard' takes two lines on a telephone, so that 'Menu' stays beside it.
    '@media': {
      [small]: { maxWidth: '6rem' },
      [beside]: { margin: `0 0 0 ${space(6)}` },
    },
  },
])
/** Where there is room the navigation has it. */
export const besideMenu = style({ '@media': { [beside]: { display: 'none' } } })
/**
 * What unfolds takes a line of its own. Where a style can reach it, the word 'Menu' stays where it
 * is; elsewhere it moves along.
 */
export const menu = style({
  selectors: { '&[open]': { width: '100%' } },
  '@supports': { [contentOfDetails]: { display: 'contents' } },
  '@media': { [beside]: { display: 'none!important' } },
})
globalStyle(`${menu}::details-content`, { width: '100%' })
export const menuButton = style([
  unfolds,
  item,
  {
    color: color.brand,
    fontSize: '1rem',
    fontWeight: 600,
  },
])

export const main = style([
  inner,
  {
    paddingTop: space(10),
    paddingBottom: space(8),
    '@media': { [wide]: { paddingTop: space(8), paddingBottom: space(16) } },
  },
])
/** The first words under a title, a little larger. */
export const lead = style({
  fontSize: '1.25rem',
  lineHeight: 1.5,
  color: color.muted,
  marginBottom: `${space(6)}!important`,
  '@media': { [tight]: { fontSize: '1.125rem' } },
})
export const narrow = style({ maxWidth: measure, margin: '0 auto' })

export const footer = style({
  background: color.note,
  borderTop: `3px double ${color.line}`,
  padding: `${space(8)} 0`,
  fontSize: '1rem',
  '@media': { print: { display: 'none' } },
})
export const footerInner = inner
/** Two beside each other on a phone too, unless letters are large. */
export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginRight: `-${space(4)}`,
  '@media': { [tight]: { marginRight: `-${space(2)}` } },
})
export const column = style({
  flex: '1 1 9rem',
  minWidth: 0,
  paddingRight: space(4),
  marginBottom: space(4),
})
globalStyle(`${column} li`, { margin: 0 })
export const columnTitle = style({ fontSize: '1.125rem!important', margin: `0 0 ${space(1)}` })
export const colophon = style({ color: color.muted })
globalStyle(`${colophon} a`, {
  display: 'inline-block',
  maxWidth: '100%',
  padding: `${space(2.5)} 0`,
})

export const slimFooter = style({
  borderTop: `1px solid ${color.line}`,
  padding: `${space(4)} 0`,
  fontSize: '1rem',
  color: color.muted,
  '@media': { print: { display: 'none' } },
})
export const slimFooterInner = inner
globalStyle(`${nav} li,${slimFooter} li`, inLine)
globalStyle(`${nav} li:last-child`, { padding: 0 })
/** A way and the hours behind it are one sentence, however many lines that takes. */
globalStyle(`${slimFooter} li`, {
  paddingTop: space(2.5),
  paddingBottom: space(2.5),
  lineHeight: 1.5,
  '@media': { [tight]: { paddingRight: 0 } },
})
globalStyle(`${slimFooter} li a`, {
  padding: 0,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
})

/** A text that is copied by hand, from screen or paper. */
export const large = style({
  fontSize: '1.5rem',
  whiteSpace: 'pre-line',
  '@media': { [tight]: { fontSize: '1.25rem' } },
})

/** The landscape at the foot of a page, from edge to edge. */
export const pathEnd = style({
  marginBottom: `-${space(8)}`,
  '@media': { [wide]: { marginBottom: `-${space(16)}` } },
})
