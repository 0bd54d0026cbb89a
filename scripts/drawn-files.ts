/** What is made of the landscape, as text: the files that documents use, and what pictures are taken of. */
import { colorsAt, HOURS, hour, sunAt } from '../app/ui/drawing/hours.ts'
import { ABOVE_PAPER, lamp } from '../app/ui/drawing/lamp.ts'
import { beyond, landscape, type Parts } from '../app/ui/drawing/landscape.ts'
import {
  day,
  dusk,
  type LandscapeColors,
  morning,
  morningInTheDark,
} from '../app/ui/drawing/landscape-colors.ts'
import { oneDay } from '../app/ui/drawing/one-day.ts'
import type { Area } from '../app/ui/drawing/symbol-paths.ts'

/** Left, up, width and height of what is seen of it. */
type View = readonly [number, number, number, number]

/** A part of the landscape in plain colours, for what knows no others. */
const view = (box: View, colors: LandscapeColors, parts: Parts) =>
  seen(box, landscape(colors, parts))

function seen(box: View, drawn: string): string {
  const [, , width, height] = box
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box.join(' ')}" width="${width}" height="${height}">${drawn}</svg>\n`
}

const PAPER = '#fbf8f3'
/** From the poplars to the trees, and no near bank: low and wide. On a telephone the middle of it, with its water. */
const STRIPS = { wide: [-755, -144, 1330, 152], narrow: [-416, -150, 744, 178] } satisfies Record<
  string,
  View
>
/** Of the lamp over the water; on a telephone low, so that what one is asked is in sight. */
const LAMPS = { wide: [-394, 3, 788, 90], narrow: [-199, 30, 398, 57] } satisfies Record<
  string,
  View
>
/** How wide a mail is: more than a telephone, or no more. */
export type Width = keyof typeof STRIPS
/** The colour of the sheet that a mail is written on. */
const SHEET = { day: '#ffffff', evening: '#221e1a' }

/** For covers, which bring a sky of their own. */
export const coverSvg = () => view([-800, -150, 1290, 340], day, { people: true, sky: 'none' })
/**
 * For the foot of a card and a letter, on their paper: what is large enough to be seen there, and calm below
 * words. Of its water, 3 mm of a card are cut off.
 */
export const edgeSvg = () => seen([-1100, -125, 1500, 223], beyond(day))

/** What a card shows of it once it is cut off. */
const CARD_EDGE = '-1051 -125 1402 174'
/** In squares of a code that leads nowhere: three corners, and signs of no meaning. */
const CODE = `${[
  [0, 0],
  [18, 0],
  [0, 18],
]
  .map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
  .join(
    '',
  )}M9 0h2v1h3v2h-2v2h-3zm5 3h2v3h-1v1h-1zM9 8h3v1h4v2h-2v3h-3v-2H9zM0 9h3v2h2v2H2v1H0zM5 9h2v1H5zM18 9h2v2h3v-1h2v4h-3v1h-2v-2h-2zM9 16h2v2h3v3h-2v4H9zM15 15h2v3h3v2h2v3h-1v2h-4v-3h-2zM23 17h2v3h-2zM22 23h3v2h-3z`

/** A card as it comes by post, in tenths of a millimetre, to be seen before one asks for any. */
export const cardSvg =
  () => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 856 540" width="856" height="540"><style>text{font:32px -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;fill:#1e2a2c}@media(prefers-color-scheme:dark){svg{opacity:.85}}</style>
<clipPath id="c"><rect width="856" height="540" rx="32"/></clipPath>
<g clip-path="url(#c)"><path fill="${PAPER}" d="M0 0h856v540H0z"/>
<svg y="434" width="856" height="106" viewBox="${CARD_EDGE}">${beyond(day)}</svg>
<path fill="#1f4d4a" d="M0 0h856v75H0z"/></g>
<text x="50" y="50" font-weight="600" style="fill:#fff;font-size:37px">Wensenregister</text>
<text x="50" y="162" style="font:46px 'Iowan Old Style','Palatino Linotype',Palatino,P052,Georgia,serif;fill:#1f4d4a">Mijn wensen zijn vastgelegd</text>
<text x="50" y="244" style="font-size:42px;font-weight:600;letter-spacing:.04em">WR12345678</text>
<text x="50" y="332">Ben ik overleden?</text><text x="50" y="376">Scan de code.</text>
<path fill="#fff" d="M566 190h245v245H566z"/><path fill-rule="evenodd" transform="translate(586 210) scale(8.2)" d="${CODE}"/>
<rect x="1.5" y="1.5" width="853" height="537" rx="31" fill="none" stroke="#dfd6c6" stroke-width="3"/></svg>\n`
/** The head of a mail. */
export const mailSvg = (time: Time, width: Width) => {
  const strip = STRIPS[width]
  return view(strip, time === 'day' ? day : dusk, { sky: { paper: SHEET[time], from: strip[1] } })
}
/** The head of a mail about a death, the same in both schemes. */
export const mailLampSvg = (width: Width) =>
  seen(
    LAMPS[width],
    `<clipPath id="e"><path d="${ABOVE_PAPER}"/></clipPath><g clip-path="url(#e)">${lamp()}</g>`,
  )

/** For the chapter of a step: its hour, with the sky and the sun that the site has behind it. */
export function placeSvg(area: Area): string {
  const { light } = HOURS[area]
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="-150 0 300 56">
<path fill="url(#s)" d="M-150 0H150V41H-150z"/><linearGradient id="s" x2="0" y2="1"><stop stop-color="${light.top}"/><stop offset="1" stop-color="${light.sky}"/></linearGradient>
${sunAt(area, light.sun)}
${hour(area, colorsAt(area, false))}</svg>\n`
}
export const areas = Object.keys(HOURS) as Area[]

/** Pages choose between two files, where they can. */
export type Time = 'day' | 'evening'
/** What the names of their files end in. */
export const TIMES: [Time, string][] = [
  ['day', ''],
  ['evening', '-avond'],
]

/** For where the path ends. */
export const pathEndSvg = (time: Time) =>
  view([-815, -190, 1145, 380], time === 'day' ? day : dusk, {})
const ALL: View = [-2400, -430, 4800, 620]
/** All of it, with the two on their bench. */
export const bankSvg = (time: Time) => view(ALL, time === 'day' ? day : dusk, { people: true })
const AT_JETTY: View = [-2635, -430, 4800, 620]
/** As wide, before anyone is there: the jetty is in the middle, and not the bench; a telephone shows the whole sun. */
export const morningSvg = (time: Time) =>
  view(AT_JETTY, time === 'day' ? { ...day, ...morning } : morningInTheDark, { sunAt: -110 })

/** The view of an hour without its sun, which moves over it; with more sky, for large letters. */
export function hourSvg(area: Area, time: Time): string {
  const colors = colorsAt(area, time === 'evening')
  const sky = `<path fill="url(#s)" d="M-900-60H900V41H-900z"/><linearGradient id="s" x2="0" y2="1"><stop offset=".6" stop-color="${colors.top}"/><stop offset="1" stop-color="${colors.sky}"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="-900 -60 1800 116" width="1800" height="116">${sky}${hour(area, colors)}</svg>\n`
}

/** One day by the water, from sunrise to dusk: above the seven steps. */
export const daySvg = (time: Time) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 -8 420 64" width="420" height="64">${oneDay(time === 'evening')}</svg>\n`

/** The lamp over the water; above it the page goes on in the colour of its sky. */
export const lampSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="-1200 -60 2400 156" width="2400" height="156">${lamp()}</svg>\n`

/** What is shown where a page is shared: 1200 by 630, in the letters of documents. */
export const sharedSvg =
  () => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${PAPER}"/>
<svg x="0" y="250" width="1200" height="380" viewBox="-810 -150 1074 340" overflow="visible">${landscape(day, { people: true })}</svg>
<g font-family="Book, serif" fill="#1e2a2c"><text x="72" y="84" font-size="32" fill="#1f4d4a">Wensenregister</text><text x="70" y="164" font-size="66">Uw laatste wensen,</text><text x="70" y="238" font-size="66">in uw eigen woorden</text></g>
</svg>`
