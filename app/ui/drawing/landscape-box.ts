/**
 * Its height says how large it is, and its middle stays in the middle, whatever the window. What lies
 * beyond its box is painted too: up to the edges of the window, and the sky behind what stands above.
 */
export const box = {
  display: 'block',
  position: 'relative',
  zIndex: -1,
  width: '100%',
  maxWidth: 'none',
  height: '13rem',
  overflow: 'visible',
} as const
export const boxWhereWide = { height: '26vw', maxHeight: '31rem' } as const
export const unseen = { print: { display: 'none' } } as const
