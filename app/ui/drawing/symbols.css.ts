import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '../theme.css.ts'

/** A drawing in one line of 1.75, whatever its size. */
export const symbol = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
globalStyle(`${symbol}>*`, { vectorEffect: 'non-scaling-stroke' })

export const icon = style([
  symbol,
  {
    width: '1.25em',
    height: '1.25em',
    flex: 'none',
    margin: `.175em ${space(2)} 0 0`,
    verticalAlign: '-.25em',
  },
])

/** Words behind a sign: their second line begins below the first, and not below the sign. */
export const hangingSign = style({
  display: 'inline-block',
  // What stands beside it stands beside its first line.
  verticalAlign: 'top',
  paddingLeft: `calc(1.5em + ${space(2)})`,
  textIndent: `calc(-1.5em - ${space(2)})`,
})
