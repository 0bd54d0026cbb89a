import { color, space, tight, wide } from '../theme.css.ts'

/**
 * Lies over the lower edge of what stands before it, as wide as the window: no element around it may have
 * a position of its own.
 */
export const overEdge = {
  position: 'absolute',
  left: 0,
  marginTop: -23,
  fill: color.paper,
  '@media': { '(forced-colors:active)': { display: 'none' } },
} as const

/**
 * A piece of a page below the letterhead that is dark in both schemes. Where browsers can cut it off, from
 * edge to edge; elsewhere as wide as the page.
 *
 * @param more what its text has besides
 */
export const edgeToEdge = (background: string, words: string, more: { fontSize?: string } = {}) =>
  ({
    '@media': {
      screen: {
        position: 'relative',
        zIndex: 0,
        overflow: 'hidden',
        margin: `-${space(10)} -${space(4)} 0`,
        padding: `${space(8)} ${space(4)} 0`,
        background,
        color: words,
        ...more,
      },
      [tight]: {
        margin: `-${space(10)} -${space(2)} 0`,
        padding: `${space(5)} ${space(2)} 0`,
      },
      [wide]: { marginTop: `-${space(8)}`, paddingTop: space(16) },
      '(forced-colors:active)': { background: 'none' },
    },
    '@supports': {
      '(clip-path:inset(0 -1px))': {
        '@media': {
          screen: {
            overflow: 'visible',
            boxShadow: `0 0 0 100vmax ${background}`,
            clipPath: 'inset(0 -100vmax)',
          },
          '(forced-colors:active)': { clipPath: 'none' },
        },
      },
    },
  }) as const
