import { globalStyle, style } from '@vanilla-extract/css'
import { beside, color, font, measure, small, space } from '../theme.css.ts'

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
  '@media': { [small]: { paddingRight: space(2), fontSize: '.9375rem' } },
})
globalStyle(`${prose} [role]`, { overflowX: 'auto', margin: `${space(6)} 0` })
globalStyle(`${prose} th`, { fontFamily: font.serif, borderBottomColor: color.edge })
globalStyle(`${prose} img`, { display: 'block', height: 'auto', margin: `${space(8)} auto` })
globalStyle(`${prose} blockquote`, {
  fontFamily: font.serif,
  fontSize: '1.25rem',
  lineHeight: 1.5,
  margin: `${space(8)} 0`,
  paddingLeft: space(5),
  borderLeft: `3px double ${color.edge}`,
})

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
