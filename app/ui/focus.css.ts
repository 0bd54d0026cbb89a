import { globalStyle } from '@vanilla-extract/css'
import { color } from './theme.css.ts'

/*
 * A light and a dark band: one shows on paper, ink and colour. Comes after every other style.
 * Without :focus-visible every focus shows it; in forced colours the outline remains.
 */
globalStyle(':focus', {
  outline: `3px solid ${color.ringOuter}`,
  outlineOffset: 3,
  boxShadow: `0 0 0 3px ${color.ringInner}`,
})
/** Scripts put focus on these so that they are read out: nobody acts there. */
globalStyle('[tabindex="-1"]:focus', { outline: 0, boxShadow: 'none' })
globalStyle(':focus:not(:focus-visible)', { outline: 0, boxShadow: 'none' })
