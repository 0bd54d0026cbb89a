import { globalStyle, style } from '@vanilla-extract/css'
import { unfolds } from '../page/navigation.css.ts'
import { color, font, measure, radius, small, space, tight, wide } from '../theme.css.ts'

export const field = style({
  position: 'relative',
  margin: `0 0 ${space(8)}`,
  maxWidth: measure,
})
/** A script says below a field that it was saved. It lies in the room that is there: nothing moves. */
globalStyle('[data-kept]', {
  position: 'absolute',
  top: '100%',
  left: 0,
  margin: 0,
  color: color.muted,
  font: `1rem/1.25 ${font.sans}`,
  '@media': { print: { display: 'none' } },
})
globalStyle('[data-kept]::before', {
  content: '""',
  display: 'inline-block',
  width: '.35em',
  height: '.65em',
  margin: `0 ${space(2)} .1em ${space(1)}`,
  border: `solid ${color.success}`,
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
})
/** A field with a mistake: marked in the margin, as a teacher would. */
export const invalid = style({
  borderLeft: `4px solid ${color.danger}`,
  paddingLeft: space(4),
  '@media': { [tight]: { paddingLeft: space(1) } },
})
export const label = style({ display: 'block', fontWeight: 600, marginBottom: space(1) })
/** On a line of its own before it breaks. */
export const optional = style({ fontWeight: 400, color: color.muted, display: 'inline-block' })
export const hint = style({ color: color.muted, margin: `0 0 ${space(2)}` })
/** As high as a finger: no more where letters are so by themselves. */
export const helpLine = style({ padding: '10px 0', margin: '-10px 0' })
export const error = style({
  display: 'flex',
  color: color.danger,
  fontWeight: 600,
  margin: `0 0 ${space(2)}`,
  '@media': { [tight]: { fontSize: '1rem' } },
})

globalStyle(`${error}>span`, { flex: 1, minWidth: 0 })

export const input = style({
  display: 'block',
  width: '100%',
  minHeight: space(12),
  padding: `${space(2)} ${space(3)}`,
  background: color.card,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  lineHeight: 1.6,
  selectors: {
    // Calmer than the ring around links: one looks at it during all of the writing.
    '&:focus': {
      borderColor: color.brand,
      boxShadow: `0 0 0 1px ${color.brand},0 0 0 5px ${color.brandSoft}`,
      outline: '2px solid transparent',
      outlineOffset: 0,
    },
    '&[aria-invalid]': { borderColor: color.danger, borderWidth: 2 },
  },
})
/** The button of the browser, as one of ours; what was chosen stands below it, where it is never cut. */
globalStyle('::file-selector-button', {
  display: 'block',
  maxWidth: '100%',
  margin: `0 0 ${space(2)}`,
  padding: `0 ${space(3)}`,
  border: `1px solid ${color.brand}`,
  borderRadius: radius,
  background: color.card,
  color: color.brand,
  font: 'inherit',
  whiteSpace: 'normal',
})
/** The button in a field lies over its end; where letters are large, below it. */
export const together = style({ position: 'relative' })
globalStyle(`${together}>input`, {
  paddingRight: '5.5em',
  '@media': { [tight]: { paddingRight: space(3) } },
})
globalStyle(`${together}>button`, {
  position: 'absolute',
  top: 0,
  right: 0,
  minHeight: space(12),
  padding: `0 ${space(3)}!important`,
  // As wide as its field: a short one would read as the label of the next.
  '@media': { [tight]: { position: 'static', width: '100%', padding: '0!important' } },
})
/**
 * A sheet to write on: ruled, in the book face, as long as what stands on it where the browser can.
 * Its lower edge shows where to write; the lines only please the eye.
 */
export const sheet = style({
  minHeight: 'calc(4.8em + 2px)',
  // Twenty whole lines: none is cut through its letters.
  maxHeight: 'calc(32em + 2px)',
  // Below the last line one is left open, of which the lower edge is the end.
  padding: `${space(1)} ${space(3.5)} calc(1.6em - ${space(1)})`,
  border: 0,
  borderBottom: `2px solid ${color.edge}`,
  borderRadius: 0,
  background: `linear-gradient(transparent calc(100% - 1px),${color.line} 0) 0 0/100% 1.6em local ${color.card}`,
  fontFamily: font.serif,
  fontSize: '1.25rem',
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: {
    '&:focus': { boxShadow: `0 0 0 2px ${color.brand},0 0 0 6px ${color.brandSoft}` },
  },
  '@media': {
    [tight]: { paddingLeft: space(2), paddingRight: space(2) },
    '(prefers-contrast:more),(forced-colors:active)': {
      backgroundImage: 'none',
      border: '2px solid',
    },
    print: { maxHeight: 'none' },
  },
})
/** Widths that say how long an answer is expected to be. */
export const short = style({ maxWidth: '9em' })
export const medium = style({ maxWidth: '20em' })

/** Floats, so that the edge of a fieldset with a mistake runs along its legend too. */
const inside = style({ float: 'left', width: '100%' })
globalStyle(`${inside}+*`, { clear: 'both' })
export const legend = style([label, inside])

/*
 * Drawn on the label, with borders, which remain in forced colours; the real control lies unseen
 * over it, with its size for a finger and its focus.
 */
export const choices = style({})
globalStyle(`${choices}>*`, {
  position: 'relative',
  minHeight: space(11),
  padding: `${space(2)} 0 ${space(1)} ${space(10)}`,
  '@media': { [tight]: { paddingLeft: space(9) } },
})
/** Where a word that never breaks stands beside a box. */
export const narrow = style({ '@media': { [tight]: { fontSize: '.9375rem' } } })
export const columns = style({
  '@media': {
    '(min-width:22em)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill,minmax(10rem,1fr))',
    },
  },
})
const control = `${choices} input`
globalStyle(control, {
  position: 'absolute',
  left: 0,
  top: 0,
  width: space(11),
  height: space(11),
  opacity: 0,
  zIndex: 1,
})
globalStyle(`${choices} label`, { display: 'block' })
globalStyle(`${choices} label,${control}`, { cursor: 'pointer' })
const box = `${control}+::before`
const mark = `${control}+::after`
globalStyle(`${box},${mark}`, { content: '""', position: 'absolute' })
globalStyle(box, {
  left: space(0.5),
  top: space(2),
  width: space(7),
  height: space(7),
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.card,
})
globalStyle(mark, {
  opacity: 0,
  // In the middle of its box, however large the letters are.
  left: space(2.25),
  top: space(3.75),
  border: `${space(1.75)} solid ${color.brand}`,
  borderRadius: '50%',
})
globalStyle(`${choices} [type=radio]+::before`, { borderRadius: '50%' })
globalStyle(`${choices} [type=checkbox]+::after`, {
  top: space(4),
  width: space(4),
  height: '.55rem',
  borderWidth: '0 0 .1875rem .1875rem',
  borderRadius: 0,
  transform: 'rotate(-48deg)',
})
globalStyle(`${control}:checked+::after`, { opacity: 1 })
globalStyle(`${control}:checked+::before`, { border: `2px solid ${color.brand}` })
globalStyle(`${control}:focus+::before`, {
  outline: `3px solid ${color.ringOuter}`,
  outlineOffset: 3,
  boxShadow: `0 0 0 3px ${color.ringInner}`,
})
export const choiceHint = style({
  display: 'block',
  color: color.muted,
  fontSize: '1rem',
  '@media': { [tight]: { fontSize: '.875rem' } },
})

export const group = style({
  borderTop: `1px solid ${color.line}`,
  margin: `${space(12)} 0 0`,
  paddingTop: space(8),
  maxWidth: measure,
})
globalStyle(`${group} h2`, { marginTop: 0 })
/** The first needs no rule: what is above it belongs to it. */
globalStyle(`input+${group}`, { borderTop: 0, marginTop: 0, paddingTop: 0 })

/** Its title, and at the right how much of it is answered; a closed one is no more than this line. */
export const groupHead = style([
  unfolds,
  {
    position: 'relative',
    color: color.muted,
    padding: `${space(2)} 5.5rem ${space(2)} 0`,
    selectors: { '&::after': { position: 'absolute', right: 0, top: '1.1rem' } },
    '@media': { [wide]: { paddingBottom: space(4) }, [tight]: { paddingRight: space(5) } },
  },
])
globalStyle(`${groupHead} h2`, { display: 'inline', color: color.ink })
globalStyle(`${groupHead} h2`, { '@media': { [small]: { fontSize: '1.25rem' } } })
globalStyle(`${groupHead} span`, {
  position: 'absolute',
  right: space(6),
  top: space(2.5),
  fontSize: '1rem',
  '@media': { [tight]: { position: 'static', display: 'block' } },
})
/** Closed ones are a list of lines. */
globalStyle(`details${group}:not([open])`, { margin: 0, padding: 0 })
globalStyle(`details${group}:not([open])+${group}[open]`, { marginTop: 0 })

export const row = style({
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius,
  padding: space(5),
  margin: `0 0 ${space(5)}`,
  maxWidth: measure,
  '@media': { [tight]: { padding: space(2) } },
})
globalStyle(`${row} ${field}`, { marginBottom: space(5) })
export const rowLegend = style([
  inside,
  { fontFamily: font.serif, fontSize: '1.25rem', marginBottom: space(3) },
])

/** A row that is filled in: a line with the words that open it. */
export const closedRow = style({ borderTop: `1px solid ${color.line}` })
globalStyle(`${closedRow}+:not(${closedRow})`, { marginTop: space(4) })
globalStyle(`${closedRow}>summary`, {
  position: 'relative',
  padding: `${space(2.5)} 5.5rem ${space(2.5)} 0`,
  listStyle: 'none',
  cursor: 'pointer',
  '@media': { [tight]: { paddingRight: 0 } },
})
globalStyle(`${closedRow}>summary::-webkit-details-marker,${closedRow}[open] u`, {
  display: 'none',
})
globalStyle(`${closedRow} b`, { font: `1.1875rem/1.4 ${font.serif}` })
globalStyle(`${closedRow} u`, {
  position: 'absolute',
  right: 0,
  top: space(2.5),
  color: color.brand,
  '@media': { [tight]: { position: 'static', display: 'block' } },
})

export const when = style({ color: color.muted, fontStyle: 'italic', margin: `0 0 ${space(1)}` })
