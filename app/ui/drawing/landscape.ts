/**
 * THE landscape: a low sun over the water, a village on the far bank, a jetty, and two people on their
 * bench. Drawn once; site, mails, documents, cards and the picture for sharing are made of it.
 *
 * As text, not as components: what makes files of it runs without the styles of the site. The water's
 * edge is y = 0, the middle of the bench x = 0. It is cut off below at y = 190 and goes on to 2400 at
 * both sides, so that no window has edges of it in sight.
 */
import type { LandscapeColors } from './landscape-colors.ts'

export type Parts = {
  /** Whether the two sit on their bench. */
  people?: boolean
  /** Clear above, so that any page is the sky; or on paper of a colour, from so high; or none. */
  sky?: 'clear' | 'none' | { paper: string; from: number }
  /** Those of the night, when no bird flies. */
  stars?: boolean
  /** How far to the right the sun is of its place beside the bench. */
  sunAt?: number
}

/** @returns what goes within an `svg` element */
export const landscape = (c: LandscapeColors, parts: Parts): string =>
  skyOf(c, parts.sky ?? 'clear') +
  (parts.stars ? stars(c) : '') +
  back(c, parts.sunAt) +
  water(c) +
  front(c, parts) +
  (parts.people ? couple(c) : '')

function skyOf(c: LandscapeColors, sky: NonNullable<Parts['sky']>): string {
  if (sky === 'none') return ''
  if (sky === 'clear') return light(c, 's')
  return gradient(
    's',
    sky.from,
    `<stop stop-color="${sky.paper}"/><stop offset=".9" stop-color="${c.sky}"/>`,
  )
}

const light = (c: LandscapeColors, id: string) =>
  gradient(
    id,
    -430,
    `<stop stop-color="${c.sky}" stop-opacity="0"/><stop offset=".62" stop-color="${c.sky}" stop-opacity=".34"/><stop offset=".92" stop-color="${c.sky}"/>`,
  )

const gradient = (id: string, from: number, stops: string) =>
  `<path fill="url(#${id})" d="M-2400 ${from}H2400V2H-2400z"/><linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`

/** It begins with the colour of the sky. */
const water = (c: LandscapeColors, id = 'w') =>
  `<path fill="url(#${id})" d="M-2400 0H2400V190H-2400z"/>
<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${c.sky}"/><stop offset=".5" stop-color="${c.water}"/></linearGradient>`

/** One on its foot, which is at x = -433: 176 high. */
export const POPLAR =
  'M-433 0v-16c-14-10-20-46-16-84 3-34 9-62 18-76 10 14 16 40 18 74 3 42-1 76-14 86v16z'

const aside = (drawn: string, by?: number) =>
  by === undefined ? drawn : `<g transform="translate(${by})">${drawn}</g>`

/** The light around a sun or a lamp, which goes out: nothing of it has an edge. */
export const halo = (id: string, color: string, where = '') =>
  `<radialGradient id="${id}"${where}><stop offset=".3" stop-color="${color}" stop-opacity=".6"/><stop offset=".6" stop-color="${color}" stop-opacity=".2"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`

const sun = (c: LandscapeColors) =>
  `<circle fill="url(#h)" cx="112" cy="-30" r="90"/>${halo('h', c.sun, ' gradientUnits="userSpaceOnUse" cx="112" cy="-30" r="90"')}<circle fill="${c.sun}" cx="112" cy="-30" r="38"/>`

/** Its light, mirrored, goes out towards us. */
const sunInWater = (c: LandscapeColors) =>
  `<path fill="url(#h)" opacity=".7" transform="scale(1 -1)" d="M22-2H202V-120H22z"/>
<path fill="${c.sun}" d="M78 6q34-4 68 0-34 4-68 0zM66 15q46-5 92 0-46 5-92 0zM84 25q28-5 56 0-28 5-56 0zM70 36q42-6 84 0-42 6-84 0zM86 48q26-6 52 0-26 6-52 0zM78 61q34-7 68 0-34 7-68 0zM92 75q20-6 40 0-20 6-40 0zM82 90q30-8 60 0-30 8-60 0zM94 106q18-7 36 0-18 7-36 0z"/>`

const back = (c: LandscapeColors, sunAt?: number) => `<g id="back">
${aside(sun(c), sunAt)}
<path fill="${c.far}" d="M-2400-16Q-700-20-300-11T240-12 2400-20V2H-2400z"/>
<path id="v" fill="${c.village}" d="M-410-3q0-20 18-20 10 0 12 8l11-11 11 11v-3l9-12h22l9 12h4v-12l8-14h34v-18h3l9-50 9 50h3v44h8v-9l10-10 10 10v3h12l8-9 8 9v6h6q4-12 14-12 13 2 13 27zM210-3q4-16 20-14 8-10 22-4 12-6 20 6 16-2 20 12z"/>
<path fill="${c.window}" d="M-348-17h5v6h-5zM-331-17h5v6h-5zM-277-16h5v6h-5z"/>
</g>`

/** Those at the right, on the bank beyond. */
export const TREES =
  'M412 16q7-10 6-36-30 2-34-18-4-16 12-22-2-24 22-26 8-18 30-14 22 2 24 22 24 4 18 28 14 8 4 22-10 12-44 8h-20q-1 26 6 36zM352 6V-6q-20 0-20-14 0-10 9-12 0-16 16-14 14 2 12 16 8 4 6 13-4 11-17 11V6z'

const birds = (c: LandscapeColors) =>
  `<path fill="none" stroke="${c.dark}" opacity=".6" stroke-width="2" stroke-linecap="round" d="M196-112q7-8 13-1 7-8 14-2M226-98q6-7 11-1 6-7 12-2M216-128q6-7 10-1 6-6 11-1"/>`

const shine = (c: LandscapeColors) =>
  `<path fill="none" stroke="${c.shine}" stroke-width="2.5" stroke-linecap="round" d="M-640 70h70M-470 52h60M-330 34h50M-390 82h90M-130 22h50M-110 50h36M200 40h60M310 62h70M220 88h50M-560 96h50M420 48h60M-210 52h40"/>`

/** What is beyond the water, and the water: where all else would be too small to see. */
export const beyond = (c: LandscapeColors): string =>
  `${back(c)}${water(c)}${mirrored}${sunInWater(c)}${shine(c)}`

const mirrored = '<use xlink:href="#v" transform="scale(1 -1)" opacity=".35"/>'

const front = (c: LandscapeColors, { sunAt, stars: isNight }: Parts) => `<g id="front">
${mirrored}
<g transform="matrix(1 -.095 0 -.85 -415 2)" opacity=".35"><use xlink:href="#r"/></g>
${aside(sunInWater(c), sunAt)}
${shine(c)}
<path fill="${c.mid}" d="M-330 0q-190-14-500-12T-2400-36V165L-830 42Q-520 14-330 0zM2400-30Q800-18 520-10T230 3Q420 12 700 38T2400 150z"/>
<g transform="matrix(1 -.07 0 1 -415 0)"><g id="r" fill="${c.near}"><path id="p" d="${POPLAR}"/>${[
  0.84, 0.706, 0.593, 0.498, 0.418, 0.351, 0.295, 1.19,
]
  .map((size) => `<use xlink:href="#p" transform="scale(${size})"/>`)
  .join('')}</g></g>
<path fill="${c.near}" d="${TREES}"/>
${isNight ? '' : birds(c)}
${near(c, isNight)}
</g>`

/** With its boat: its boards end at y = 142, on the bank. */
export const jetty = (
  c: Record<'deck' | 'wood' | 'him' | 'village', string>,
) => `<path fill="${c.deck}" d="M-264 142L-240 84h32l4 58z"/>
<g fill="none" stroke="${c.wood}" stroke-linecap="round"><path stroke-width="1.5" d="M-244 94h37M-248 104h42M-252 114h47M-256 125h52M-208 78q4 12 14 0"/><path stroke-width="5" d="M-240 72V94M-208 72V96M-262 120v28M-203 120v26"/></g>
<g id="b"><path fill="${c.him}" d="M-197 73q40 16 92 6-2 18-14 24h-48q-20-4-30-30z"/><path fill="${c.village}" d="M-195 75q40 8 90 4-46 14-90-4z"/></g>`

/** What lies before the water, down to its lower edge. */
const near = (c: LandscapeColors, isNight?: boolean) => `${jetty(c)}
<use xlink:href="#b" transform="matrix(1 0 0 -.4 0 146)" opacity=".25"/>
<g id="q" fill="none" stroke-linecap="round"><path stroke="${c.reed}" stroke-width="3" d="M230 160q2-50-2-86M242 160q0-60 8-104M256 160q4-40 20-66M222 160q-4-40-18-60M268 158q0-50 6-74M280 158q8-34 22-50M210 160q-2-26-12-40"/><path stroke="${c.cattail}" stroke-width="7" d="M228 70v-18M251 52v-18M274 80v-16"/></g>
<use xlink:href="#q" transform="matrix(.9 0 0 .8 -610 12)"/>
<path fill="${c.mid}" d="M-2400 90C-700 90-600 118-300 130S-20 126 120 120 500 98 2400 92V190H-2400z"/>
${isNight ? '' : feet(c)}
<use xlink:href="#q" transform="matrix(1.2 0 0 1.3 130 -20)"/><use xlink:href="#q" transform="matrix(-1.2 0 0 1.3 -460 -20)"/>`

/** The bank at one's feet; at night that is the page. */
const feet = (c: LandscapeColors) =>
  `<path fill="${c.near}" d="M-2400 150C-500 140-300 172 0 164S400 150 2400 152V190H-2400z"/>
<path fill="none" stroke="${c.reed}" stroke-width="2" stroke-linecap="round" d="M-300 178q-1-8-5-13M-295 178q0-10 5-16M-180 186q-1-8-5-13M-175 186q0-10 5-16M-560 172q-1-8-5-13M-555 172q0-10 5-16M140 184q-1-8-5-13M145 184q0-10 5-16M260 174q-1-8-5-13M265 174q0-10 5-16"/>`

/** From behind: her head on his shoulder. The legs of their bench end at y = 168. */
export const couple = (
  c: LandscapeColors,
) => `<path fill="${c.reed}" opacity=".3" d="M-76 166L-104 190H46L76 166z"/>
<path fill="none" stroke="${c.reed}" stroke-width="2" stroke-linecap="round" d="M-74 170q-1-6-5-10M-80 171q0-8-1-11M79 170q1-7 4-10M73 170q-1-7-3-8"/>
<path fill="none" stroke="${c.hisHair}" stroke-width="6" d="M-43 126l1 28M-27 126l1 28"/>
<path fill="none" stroke="${c.dark}" stroke-width="9" d="M19 126l1 30M41 126l-1 30"/>
<path fill="${c.dark}" d="M-46 154q0-4 5-4t5 4v3h-10zM-30 154q0-4 5-4t5 4v3h-10zM14 157q0-5 6-5t6 5v3H14zM34 157q0-5 6-5t6 5v3H34z"/>
<path fill="${c.skin}" d="M-35 62L-20 44l10 10-10 10z"/>
<path fill="${c.her}" d="M-64 124c-4-22-7-42-1-54 3-6 14-11 26-14q10 7 20 4l15 10v54z"/>
<g transform="translate(-1 3) rotate(-9 27 44)"><path fill="${c.skin}" d="M20 58l-1-26h-3a4 4 0 0 1-1-8h25a4 4 0 0 1-1 8h-4l-1 26z"/><path fill="${c.rim}" d="M17 25C15 11 20 5 29 5s15 6 13 20c-1 8-4 11-13 11s-11-3-12-11z"/><path fill="${c.hisHair}" d="M15 26C13 12 18 6 27 6s15 6 13 20c-1 8-4 11-13 11s-11-3-12-11z"/></g>
<path fill="${c.rim}" d="M-4 124c-1-22-4-40 1-56 3-9 13-13 24-20q10 4 18 0c12 7 22 10 26 20 5 15 6 34 4 56z"/>
<path fill="${c.him}" d="M-6 124c-1-22-4-40 1-56 3-9 13-13 24-20q10 4 18 0c12 7 21 10 25 20 5 15 6 34 4 56z"/>
<g transform="translate(-9 40) rotate(34)"><path fill="${c.rim}" d="M-12.5 6C-16-6-12-17 0-17S17-6 13 6z"/><path fill="${c.herHair}" d="M-13 8C-17-4-12-15 0-15S17-4 13 8c-1 6-5 7-13 7s-12-2-13-7z"/></g>
<path fill="none" stroke="${c.him}" stroke-width="15" stroke-linecap="round" d="M5 67C-14 66-36 68-57 78"/>
<path fill="none" stroke="${c.skin}" stroke-width="7" stroke-linecap="round" d="M-62 79q-4 4-3 9"/>
<path fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" opacity=".25" d="M2 74q7 0 9-8M30 62V86M54 70q3 7 3 16M18 50q11 5 20 0"/>
<g stroke="${c.wood}" stroke-linecap="round"><path stroke-width="7" d="M-90 87H90M-90 99H90M-90 111H90M-92 124H92"/><path stroke-width="6" d="M-76 84V168M76 84V168"/></g>`

/** Over the water at night. */
const stars = (c: LandscapeColors): string => {
  const dots = STARS.map(([x, y, size]) => `<circle cx="${x}" cy="${y}" r="${size}"/>`)
  return `<g fill="${c.sun}">${dots.join('')}</g>`
}

/** Left, up and size; near enough to the middle for a telephone, and some for wide windows. */
const STARS = [
  [-282, -108, 1.6],
  [-236, -148, 2.2],
  [-178, -92, 1.5],
  [-120, -136, 1.9],
  [-52, -104, 1.5],
  [-14, -144, 2.3],
  [38, -110, 1.5],
  [186, -132, 1.9],
  [232, -92, 1.5],
  [270, -140, 2.3],
  [-612, -132, 2],
  [-520, -96, 1.6],
  [-430, -142, 2.2],
  [-366, -104, 1.5],
  [352, -110, 1.9],
  [426, -146, 1.6],
  [520, -104, 2.2],
  [640, -138, 1.6],
  [770, -98, 1.9],
  [-760, -110, 1.6],
] as const
