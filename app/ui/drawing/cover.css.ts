import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../card.css.ts'
import { color, font, space, tight, wide } from '../theme.css.ts'

/** A card with the landscape along its lower edge. */
export const cover = style([card, { padding: '0!important', overflow: 'hidden' }])
globalStyle(`h1+${cover}`, { marginTop: space(5) })
globalStyle(`${cover}>div`, {
  padding: `${space(6)} ${space(6)} ${space(2)}`,
  color: color.muted,
  '@media': {
    [wide]: { padding: `${space(8)} ${space(8)} ${space(4)}` },
    [tight]: { padding: space(3) },
  },
})
globalStyle(`${cover} blockquote`, {
  margin: `0 0 ${space(4)}`,
  color: color.brand,
  font: `1.25rem/1.5 ${font.serif}`,
})
/** What it answers. */
globalStyle(`${cover} small`, {
  display: 'block',
  marginTop: space(2),
  color: color.muted,
  font: `1rem/1.5 ${font.sans}`,
})
globalStyle(`${cover} h2`, { marginTop: 0, color: color.ink })
globalStyle(`${cover} img`, {
  display: 'block',
  width: '100%',
  height: space(36),
  // The sun stays in the drawing, however large the letters are.
  maxHeight: '40vw',
  objectFit: 'cover',
  '@media': { [wide]: { height: space(52) }, print: { display: 'none' } },
})
