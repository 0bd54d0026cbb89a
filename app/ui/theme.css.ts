import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css'
import { palettes } from './palettes.ts'

/** Only on a screen: a dark scheme must never darken what comes out of the printer. */
const dark = 'screen and (prefers-color-scheme:dark)'

/** Text colours keep 4.5:1 or better on `paper`, `card` and `note`; `brand` keeps 7:1. */
export const color = createGlobalThemeContract({
  paper: 'paper',
  /** A sheet lying on the page: cards, inputs. */
  card: 'card',
  /** A slip of darker paper: notes, footer, read-only fields. */
  note: 'note',
  ink: 'ink',
  muted: 'muted',
  /** Hairlines that only please the eye. */
  line: 'line',
  /** Edges that show where to write: 3:1 or better. */
  edge: 'edge',
  brand: 'brand',
  brandDeep: 'brand2',
  brandSoft: 'brand3',
  onBrand: 'on',
  danger: 'bad',
  dangerSoft: 'bad2',
  success: 'good',
  successSoft: 'good2',
  /** The two tones of the focus ring: one of them always stands out. */
  ringInner: 'ring',
  ringOuter: 'ring2',
})

export const hue = createGlobalThemeContract({
  veer: 'veer',
  steen: 'steen',
  kaars: 'kaars',
  rituelen: 'rite',
  praktisch: 'prak',
  naw: 'naw',
  secret: 'secr',
})

/** System typefaces only: a book face for headings, the reader's own sans for text. */
export const font = createGlobalThemeContract({ serif: 'serif', sans: 'sans' })

createGlobalTheme(':root', font, {
  serif: '"Iowan Old Style","Palatino Linotype",Palatino,P052,Georgia,serif',
  sans: '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif',
})

createGlobalTheme(':root', color, palettes.light.color)

createGlobalTheme(':root', hue, palettes.light.hue)

globalStyle(':root', {
  '@media': {
    [dark]: {
      vars: {
        ...assignVars(color, palettes.dark.color),
        ...assignVars(hue, palettes.dark.hue),
      },
    },
    '(prefers-contrast:more)': {
      vars: {
        [color.muted]: color.ink,
        [color.line]: color.ink,
        [color.edge]: color.ink,
        [color.brand]: color.brandDeep,
      },
    },
    print: {
      vars: {
        [color.paper]: '#fff',
        [color.note]: '#fff',
        [color.ink]: '#000',
        [color.muted]: '#444',
        [color.line]: '#999',
      },
    },
  },
})

/** Distance on the 4 px scale, in rem so that it grows with the reader's own text size. */
export const space = (steps: number): string => `${steps / 4}rem`

/** Of whatever lies on the page. */
export const shadow = '0 2px 6px -3px rgba(0,0,0,.3)'

/** Lines of at most 66 characters at the body size of 18 px. */
export const measure = '36rem'

/** Barely rounded, like cut paper. */
export const radius = '4px'

/** From here on there is room beside things. In em: large text counts as a small screen. */
export const wide = 'screen and (min-width:48em)'
export const narrow = 'screen and (max-width:47.99em)'
/** Room for a column beside a text. */
export const beside = 'screen and (min-width:60em)'
export const small = 'screen and (max-width:29.99em)'
/** A telephone with large letters: the words need the room more than the air around them. */
export const tight = 'screen and (max-width:16em)'

/** Browsers in which what a `<details>` holds can be given a style of its own. */
export const contentOfDetails = 'selector(::details-content)'
