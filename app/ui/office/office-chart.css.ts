import { globalStyle, style } from '@vanilla-extract/css'
import { beside, color, font, small, space } from '../theme.css.ts'

/** The name of the last bar may stand out a little. */
export const chart = style({
  display: 'block',
  width: '100%',
  maxWidth: '44rem',
  '@media': { [beside]: { maxWidth: '56rem' } },
  height: 'auto',
  marginBottom: space(4),
  overflow: 'visible',
})
export const bar = style({
  fill: color.brand,
  '@media': { '(forced-colors:active)': { fill: 'CanvasText' } },
})
export const line = style({ stroke: color.line })
/** Drawn to scale: where the drawing is small the words are larger in it, so that all can be read. */
export const words = style({
  fill: color.muted,
  font: `14px ${font.sans}`,
  '@media': { [small]: { fontSize: 25 }, [beside]: { fontSize: 9 } },
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

/** Where the words are large there is no room for each. */
export const spare = style({ '@media': { [small]: { display: 'none' } } })
