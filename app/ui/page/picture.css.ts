import { style } from '@vanilla-extract/css'

/** Its place is there before it comes, so that nothing moves. */
export const framed = style({ objectFit: 'contain', objectPosition: '0' })
