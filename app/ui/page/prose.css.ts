import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { beside, color, font, measure, small, space, tight, wide } from '../theme.css.ts'
import { chevron } from './navigation.css.ts'

/** A long text, set to be read: figures in tables line up, words break where the language allows. */
export const prose = style({ maxWidth: measure })
globalStyle(`${prose} h2`, { marginTop: space(12) })
globalStyle(`${prose} table`, {
  width: '100%',
  fontSize: '1rem',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${prose} th,${prose} td`, {
  '@media': { [small]: { paddingRight: space(2) } },
})
globalStyle(`${prose} [role=group]`, { overflowX: 'auto', margin: `${space(6)} 0` })
globalStyle(`${prose} th`, { borderBottomColor: color.edge })
/** On a telephone a block for each row; two columns fit until letters are large. */
for (const [table, media] of [
  [`${prose} [data-wide]`, small],
  [`${prose} table`, tight],
] as const) {
  const only = (rule: StyleRule) => ({ '@media': { [media]: rule } })
  globalStyle(`${table},${table} tbody,${table} tr,${table} td`, only({ display: 'block' }))
  globalStyle(`${table} thead`, only({ display: 'none' }))
  globalStyle(
    `${table} tr`,
    only({ padding: `${space(3)} 0`, borderBottom: `1px solid ${color.line}` }),
  )
  globalStyle(`${table} td`, only({ border: 0, padding: 0, fontSize: '1rem' }))
  globalStyle(`${table} td:first-child`, only({ fontWeight: 600 }))
  globalStyle(
    `${table} td[data-label]::before`,
    only({ content: 'attr(data-label) " "', color: color.muted }),
  )
}
globalStyle(`${prose} img`, {
  display: 'block',
  height: 'auto',
  margin: `${space(8)} auto`,
  // Drawings hold words: these grow with the letters, and the drawing is scrolled.
  '@media': { [tight]: { width: '22.5rem', maxWidth: 'none' } },
})
globalStyle(`${prose} h2>svg`, { marginRight: space(3), verticalAlign: '-.25em' })
globalStyle(`${prose} blockquote`, {
  fontFamily: font.serif,
  fontSize: '1.25rem',
  lineHeight: 1.5,
  margin: `${space(8)} 0`,
  paddingLeft: space(5),
  borderLeft: `3px double ${color.edge}`,
})
/** A question is a line of a list; its answer lies below it, folded. */
export const folds = style({ maxWidth: measure })
globalStyle(`${folds} details`, { borderBottom: `1px solid ${color.line}` })
globalStyle(`${folds} :not(details)+details,${folds} details:first-child`, {
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${folds} summary`, {
  position: 'relative',
  padding: `${space(3)} ${space(9)} ${space(3)} 0`,
  font: `1.1875rem/1.3 ${font.serif}`,
  listStyle: 'none',
  cursor: 'pointer',
  // Where letters are large a title above them is hardly larger.
  '@media': { [tight]: { paddingRight: space(6), fontSize: '1.0625rem' } },
})
globalStyle(`${folds} summary::-webkit-details-marker`, { display: 'none' })
globalStyle(`${folds} summary::after`, {
  ...chevron,
  position: 'absolute',
  right: space(1),
  top: space(5),
  color: color.muted,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${folds} [open]>summary::after`, { transform: 'rotate(225deg)' })
globalStyle(`${folds} summary h3`, { margin: 0, font: 'inherit' })
globalStyle(`${folds} summary:hover,${folds} [open]>summary`, { color: color.brand })
/** What leads to an answer shows the question above it. */
globalStyle(`${folds} details>div`, { paddingBottom: space(4), scrollMarginTop: space(24) })
globalStyle(`${folds} details:last-child`, { marginBottom: space(6) })
globalStyle(`${folds} details+h2`, { marginTop: space(10) })

/** A text with a narrow column beside it, where there is room. */
export const spread = style({
  '@media': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0,${measure}) 1fr`,
      gridColumnGap: space(16),
      alignItems: 'start',
    },
  },
})
globalStyle(`${spread}>div`, { gridColumn: 1 })
/** What comes after the text stands as far from it as its own parts do. */
globalStyle(`${spread} section`, { margin: `${space(12)} 0` })
export const aside = style({
  margin: `0 0 ${space(8)}`,
  '@media': { [beside]: { gridColumn: 2, gridRow: '1 / 3', position: 'sticky', top: space(6) } },
})
globalStyle(`${aside} ul`, { fontSize: '1rem', listStyle: 'none', padding: 0 })
globalStyle(`${aside} a`, { display: 'block', padding: `${space(2)} 0` })
globalStyle(`${aside} [aria-current]`, {
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
})
globalStyle(`${aside} h2`, { fontSize: '1.125rem', margin: 0 })
/** Where it is folded, the word that unfolds it says the same. */
globalStyle(`${aside} details h2`, {
  display: 'none',
  '@media': { [beside]: { display: 'block' } },
})
export const meta = style({ color: color.muted, fontSize: '1rem' })
export const pairs = style({})
globalStyle(`${pairs}>ul`, { '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } } })
