/**
 * One day by the water: the seven steps are seven hours of one view, each with something near. As text,
 * like the landscape, for the site and for the chapters of the booklet. It is 56 high, its middle is
 * x = 0, and it goes on to 900 at both sides.
 */
import { day, dusk, type LandscapeColors } from './landscape-colors.ts'
import { couple, halo, jetty, POPLAR } from './landscape.ts'
import type { Area } from './symbol-paths.ts'

/**
 * What has another colour every hour. The water mirrors the top of the sky, and banks farther away are
 * the near one, seen through the air.
 */
type Light = Record<'top' | 'sky' | 'sun' | 'near', string>
/** What stays what it is. */
const things = {
  shine: '#fdfaf3',
  mist: '.8',
  dark: '#5f5a52',
  stone: '#938c80',
  red: '#a4573a',
  pale: '#dcc9ae',
  lit: '#ffdf94',
}
/** `land`: of what the landscape has too. */
export type HourColors = Light & typeof things & { land: LandscapeColors }

/** In the dark scheme all that is near is dark, at any hour; of the sky every hour has its own. */
const evening = {
  shine: '#756c5f',
  mist: '.4',
  dark: '#12100e',
  stone: '#35312c',
  red: '#3a231b',
  pale: '#453b31',
  lit: '#f7cf7d',
  near: '#1d211d',
}

type Hour = {
  /** Where the sun is, how strongly it lies on the water, and how far its light goes around it. */
  sun: { x: number; y: number; glow: number; halo: number }
  light: Light
  dark: Pick<Light, 'top' | 'sky'>
  motif: (c: HourColors) => string
}

const light = (colors: string): Light => {
  const [top = '', sky = '', sun = '', near = ''] = colors.split(' ')
  return { top, sky, sun, near }
}

/** A flat one on a broad one, and one beside them. */
const STONES = [
  'M20.5 52.1C20.5 49.4 23.5 48 28 48s8.5 1.3 8.5 4c0 2.4-3.5 3-8.3 3s-7.7-.5-7.7-2.9z',
  'M-5 50.5C-5 46-.5 44 6.5 44S19.5 45.8 19.5 50.2c0 3.5-5.5 4.4-12.5 4.4s-12-.6-12-4.1z',
  'M.6 41.3C.6 38.4 4 37 8.6 37S17 38.7 17 41.5s-3.6 3.3-8.3 3.3S.6 44.1.6 41.3z',
]
/** Where each stands, and how large it is. */
const POPLARS = [
  [24, 0.245],
  [38, 0.206],
  [50, 0.173],
  [60, 0.145],
] as const

export const HOURS: Record<Area, Hour> = {
  // Sunrise, and birds.
  veer: {
    sun: { x: -3, y: 34, glow: 1, halo: 17 },
    light: light('#f3e9e6 #fbdcc0 #f4bf8a #949f89'),
    dark: { top: '#2a2529', sky: '#5c3e33' },
    motif: (c) =>
      `<path fill="none" stroke="${c.dark}" stroke-width=".8" stroke-linecap="round" d="M12 15q4-5 7-1 4-5 8-1M30 22q3-4 6-1 3-4 6-1M6 25q3-3 5-1 2-3 5-1"/>`,
  },
  // Mist, and stones.
  steen: {
    sun: { x: 3, y: 25, glow: 0.6, halo: 17 },
    light: light('#f1efe9 #f4ead8 #f5dcaa #93a08f'),
    dark: { top: '#26292b', sky: '#46443f' },
    motif: (c) =>
      `<g fill="url(#m)"><path d="M-200 37q60-5 120 0-60 5-120 0zM-40 41q60-5 120 0-60 5-120 0zM60 37q60-5 120 0-60 5-120 0z"/><path d="M-84 35q65-5 130 0-65 5-130 0z"/></g><linearGradient id="m"><stop stop-color="${c.shine}" stop-opacity="0"/><stop offset=".5" stop-color="${c.shine}" stop-opacity="${c.mist}"/><stop offset="1" stop-color="${c.shine}" stop-opacity="0"/></linearGradient>${STONES.map((stone) => `<path fill="${c.stone}" d="${stone}"/>`).join('')}<path fill="${c.dark}" opacity=".22" d="M-5 50.6q12 2.6 24.5-.4c0 3.5-5.5 4.4-12.5 4.4s-12-.7-12-4zM.6 41.6q8 1.8 16.4 0c0 2.6-3.6 3.2-8.3 3.2s-8.1-.6-8.1-3.2zM20.5 52.2q8 1.6 16-.2c0 2.4-3.5 3-8.3 3s-7.7-.5-7.7-2.8z"/><path fill="${c.shine}" opacity=".4" d="M-2.2 47.8q4-3 9.2-2.8-5 .6-9.2 2.8zM2.6 39.6q2.6-1.8 6-1.7-3.4.5-6 1.7zM22.6 50.4q2.4-1.5 5.6-1.5-3.2.4-5.6 1.5z"/>`,
  },
  // Late morning, and a lit house.
  kaars: {
    sun: { x: 7, y: 14, glow: 0.5, halo: 17 },
    light: light('#e6eff0 #f6f0df #f5d794 #86996f'),
    dark: { top: '#222b31', sky: '#464a40' },
    motif: (c) =>
      `<g transform="matrix(.5 0 0 .5 16 25)"><path fill="${c.dark}" d="M27 20h3v6h-3z"/><path fill="${c.red}" d="M10 39l9-16h28l9 16z"/><path fill="${c.pale}" d="M14 39h38v12H14z"/><path fill="${c.lit}" d="M18 42h5v5h-5zM25 42h5v5h-5z"/><path fill="${c.dark}" d="M36 42h5v9h-5z"/><path fill="${c.near}" d="M4 53q0-6 6-6 6 1 7 6zM47 53q1-8 7-7 6 1 6 8z"/></g>`,
  },
  // Noon, and poplars in the wind.
  rituelen: {
    sun: { x: 14, y: 12, glow: 0.4, halo: 17 },
    light: light('#dbeaf0 #eff4ec #f8e09a #7a9261'),
    dark: { top: '#20313b', sky: '#405052' },
    motif: (c) =>
      `<g fill="${c.near}" transform="matrix(1 0 -.06 1 3 0)">${POPLARS.map(([x, size]) => `<path transform="matrix(${size} 0 0 ${size} ${x + 433 * size} 51)" d="${POPLAR}"/>`).join('')}</g><path stroke="${c.near}" stroke-linecap="round" d="M46 12l2-1M58 19l1.5.5M38 7l1-.5"/>`,
  },
  // Afternoon, at the jetty with its boat.
  praktisch: {
    sun: { x: 25, y: 16, glow: 0.6, halo: 17 },
    light: light('#e4edeb #f8edd4 #f4d189 #849466'),
    dark: { top: '#242d31', sky: '#4e493b' },
    motif: (c) => `<g transform="translate(40 20)scale(.27)">${jetty(c.land)}</g>`,
  },
  // The golden hour, and the bench.
  naw: {
    sun: { x: 35, y: 27, glow: 1, halo: 17 },
    light: light('#f6ecdc #f9dca8 #efb55c #8f8b5f'),
    dark: { top: '#2a231d', sky: '#6b4426' },
    motif: (c) => `<g transform="translate(0 20.5)scale(.205)">${couple(c.land)}</g>`,
  },
  // Dusk, and one lamp.
  secret: {
    sun: { x: 46, y: 39, glow: 0.5, halo: 0 },
    light: light('#cfd4e0 #f1d3c3 #e8a283 #6a7370'),
    dark: { top: '#1f2029', sky: '#4c363a' },
    motif: (c) =>
      `<circle fill="url(#a)" cx="-4" cy="24.5" r="17"/>${halo('a', c.lit)}<g fill="${c.lit}"><path d="M-7 21h6l-1 7h-4zM-9 42q5-1 10 0-5 1-10 0zM-12 44.5q8-1.5 16 0-8 1.5-16 0zM-9 47q5-1 10 0-5 1-10 0z"/></g><path stroke="${c.dark}" stroke-width=".8" d="M-7 21l1 7M-1 21l-1 7"/><path fill="${c.dark}" d="M-8 21q4-5 8 0zM-6.5 28h5l-2 3v22h-1V31z"/>`,
  },
}

/** The colours of an hour by day, and in the dark scheme. */
export const colorsAt = (area: Area, inEvening: boolean): HourColors => ({
  ...HOURS[area].light,
  ...things,
  land: inEvening ? dusk : day,
  ...(inEvening && { ...evening, ...HOURS[area].dark }),
})

/** The path of the sun on the water, below it. */
export const GLOW =
  'd="M-7 41.5q7-1 14 0-7 1-14 0zM-10 43.5q10-1.5 20 0-10 1.5-20 0zM-6 45.5q6-1.5 12 0-6 1.5-12 0zM-9 47.5q9-1.5 18 0-9 1.5-18 0z"'
const FAR = 'd="M-900 36Q-120 33-40 37T60 36 900 33V41H-900z"'
export const VILLAGE =
  'd="M-64 39.5q1-4 4-3l2-2 2 2 2-2.5h5l2 2.5v-2l1.5-3h6v-4l2-9 2 9v9l2-2 2 2h2l2-2 2 2q2-3 5 1l1 2zM86 39.5q2-5 6-4 3-5 8-1 5-2 7 2l6 3zM124 39.5V36.5q-3 0-3-3 1-3 4-3t4 3q0 3-3 3v3zM-158 39.5c-3-4-2-8 0-9.5 2 2 3 6 0 9.5zM-144 39.5c-3-3-2-7 0-8 2 2 3 5 0 8zM-132 39.5c-2-2-1-6 0-7 1 1 3 5 0 7zM-122 39.5c-2-2-1-5 0-5.5 1 1 2 4 0 5.5zM-114 39.5c-2-1-1-4 0-4.5 1 1 2 3 0 4.5z"'

/** The sun of an hour, from its middle. */
export const sunAt = (area: Area, color: string): string => {
  const { x, y, halo: reach } = HOURS[area].sun
  return `<g transform="translate(${x} ${y})">${reach ? `<circle fill="url(#z)" r="${reach}"/>${halo('z', color)}` : ''}<circle fill="${color}" r="7"/></g>`
}

/** Both banks, the water, and what is near. The sun stands behind it, so nothing of it shows through. */
export const hour = (area: Area, c: HourColors): string => {
  const { sun, motif } = HOURS[area]
  return `<g fill="${c.sky}"><path ${FAR}/><path ${VILLAGE}/></g>
<g fill="${c.near}"><path opacity=".4" ${FAR}/><path opacity=".6" ${VILLAGE}/></g>
<path fill="url(#g)" d="M-900 40H900V56H-900z"/>
<path fill="${c.near}" transform="matrix(1 0 0 -.7 0 68)" opacity=".18" ${VILLAGE}/>
${sun.halo ? `<clipPath id="k"><path d="M-900 40H900V50H-900z"/></clipPath><g clip-path="url(#k)" opacity=".7"><circle fill="url(#y)" cx="${sun.x}" cy="${80 - sun.y}" r="${sun.halo}"/></g>${halo('y', c.sun)}` : ''}<path fill="${c.sun}" opacity="${sun.glow}" transform="translate(${sun.x})" ${GLOW}/>
<path fill="none" stroke="${c.shine}" stroke-width=".7" stroke-linecap="round" d="M-130 46h14M-86 43h10M-54 47h12M56 44h12M88 47h16M130 43h10"/>
<path fill="${c.near}" d="M-900 48Q-110 46-50 50T50 50 140 47 900 50V58H-900z"/>
${motif(c)}
<linearGradient id="g" x2="0" y2="1"><stop stop-color="${c.sky}"/><stop offset="1" stop-color="${c.top}"/></linearGradient>`
}
