import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css'

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

createGlobalTheme(':root', color, {
  paper: '#fbf8f3',
  card: '#fff',
  note: '#f4eee3',
  ink: '#1e2a2c',
  muted: '#566062',
  line: '#dfd6c6',
  edge: '#7d7669',
  brand: '#1f4d4a',
  brandDeep: '#143634',
  brandSoft: '#e7efeb',
  onBrand: '#fff',
  danger: '#98291c',
  dangerSoft: '#fbede9',
  success: '#28633a',
  successSoft: '#e9f2e8',
  ringInner: '#f7cf6d',
  ringOuter: '#1e2a2c',
})

createGlobalTheme(':root', hue, {
  veer: '#80600f',
  steen: '#566270',
  kaars: '#98492a',
  rituelen: '#4c6a33',
  praktisch: '#2c6084',
  naw: '#8a4763',
  secret: '#5c4c80',
})

globalStyle(':root', {
  '@media': {
    [dark]: {
      vars: {
        ...assignVars(color, {
          paper: '#1a1714',
          card: '#2a2520',
          note: '#26211c',
          ink: '#f0e9dc',
          muted: '#b9b0a2',
          line: '#4d4438',
          edge: '#958b7b',
          brand: '#a9d2c4',
          brandDeep: '#c9e6dc',
          brandSoft: '#2a322d',
          onBrand: '#15211d',
          danger: '#f3a99b',
          dangerSoft: '#39231e',
          success: '#a9d3a4',
          successSoft: '#232e22',
          ringInner: '#1a1714',
          ringOuter: '#f7cf6d',
        }),
        ...assignVars(hue, {
          veer: '#dfbf6c',
          steen: '#aebccb',
          kaars: '#e7a685',
          rituelen: '#aecb8f',
          praktisch: '#93c2e2',
          naw: '#e2a9c0',
          secret: '#c1b2e4',
        }),
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
