import { space, tight, wide } from '../theme.css.ts'

/**
 * A piece of a page below the letterhead that is dark in both schemes. Where browsers can cut it off, from
 * edge to edge; elsewhere as wide as the page.
 *
 * @param more what its text has besides
 */
export const edgeToEdge = (background: string, color: string, more: { fontSize?: string } = {}) =>
  ({
    '@media': {
      screen: {
        position: 'relative',
        zIndex: 0,
        overflow: 'hidden',
        margin: `-${space(10)} -${space(4)} ${space(4)}`,
        padding: `${space(8)} ${space(4)} 0`,
        background,
        color,
        ...more,
      },
      [tight]: {
        margin: `-${space(10)} -${space(2)} ${space(4)}`,
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
