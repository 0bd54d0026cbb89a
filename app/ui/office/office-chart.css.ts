import { globalStyle, style } from '@vanilla-extract/css'
import { beside, color, font, small, space, tight } from '../theme.css.ts'

export const chart = style({
  display: 'block',
  width: '100%',
  maxWidth: '40rem',
  marginBottom: space(4),
  overflow: 'visible',
  // Without its words it would say nothing: the table and the sentence say it all.
  '@media': { [tight]: { display: 'none' } },
})
export const bar = style({
  fill: color.brand,
  '@media': { '(forced-colors:active)': { fill: 'CanvasText' } },
})
export const line = style({ stroke: color.line })
/**
 * Drawn to scale: where the drawing is small the words are larger in it, so that all can be read. They
 * grow with those of the page as far as they stay apart; in the table with the numbers they grow wholly.
 */
export const words = style({
  fill: color.muted,
  font: `16px ${font.sans}`,
  '@media': {
    [small]: { fontSize: 'calc(17px + .625rem)' },
    [beside]: { fontSize: 13 },
  },
})
/** Beside each other where there is room; the words are as large then as elsewhere on the page. */
export const charts = style({
  '@media': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      gridColumnGap: space(5),
    },
  },
})
globalStyle(`${charts} text`, { '@media': { [beside]: { fontSize: 17 } } })

/** Where the words are large there is no room for each: the highest bar is the scale. */
export const spare = style({ '@media': { [small]: { display: 'none' } } })
