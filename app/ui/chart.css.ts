import { style } from '@vanilla-extract/css'
import { color, font } from './theme.css.ts'

export const chart = style({ display: 'block', width: '100%', maxWidth: '44rem', height: 'auto' })
export const bar = style({
  fill: color.brand,
  '@media': { '(forced-colors:active)': { fill: 'CanvasText' } },
})
export const line = style({ stroke: color.line })
export const words = style({ fill: color.muted, font: `12px ${font.sans}` })
