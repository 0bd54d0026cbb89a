/** What is made of the landscape, as text: the files that documents use, and what pictures are taken of. */
import { evening, HOURS, hour, things } from '../app/ui/drawing/hours.ts'
import { lamp } from '../app/ui/drawing/lamp.ts'
import { landscape, type Parts } from '../app/ui/drawing/landscape.ts'
import {
  day,
  dusk,
  inColors,
  type LandscapeColors,
  morning,
  morningInTheDark,
  paint,
} from '../app/ui/drawing/landscape-colors.ts'
import type { Area } from '../app/ui/drawing/symbol-paths.ts'

/** Left, up, width and height of what is seen of it. */
type View = readonly [number, number, number, number]

/** A part of the landscape in plain colours, for what knows no others. */
function view(seen: View, colors: LandscapeColors, parts: Parts): string {
  const [, , width, height] = seen
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${seen.join(' ')}" width="${width}" height="${height}">${landscape(colors, parts)}</svg>\n`
}

/** From the poplars to the trees, and no near bank: low and wide. */
const STRIP: View = [-755, -140, 1330, 152]
/** The colour of the sheet that a mail is written on. */
const SHEET = { day: '#ffffff', evening: '#221e1a' }

/** For covers, which bring a sky of their own. */
export const coverSvg = () => view([-800, -150, 1290, 340], day, { people: true, sky: 'none' })
/** For the foot of a card, on its paper: small, so that its water is seen below the words above it. */
export const edgeSvg = () => view([-960, -150, 2520, 260], day, { sky: 'none' })
export const mailSvg = (time: keyof typeof SHEET) =>
  view(STRIP, time === 'day' ? day : dusk, { sky: { paper: SHEET[time], from: STRIP[1] } })

/** For the chapter of a step: its hour, with the sky and the sun that the site has behind it. */
export function placeSvg(area: Area): string {
  const { light, sun } = HOURS[area]
  const colors = { ...light, ...things }
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="-150 0 300 56">
<path fill="url(#s)" d="M-150 0H150V41H-150z"/><linearGradient id="s" x2="0" y2="1"><stop stop-color="${light.top}"/><stop offset="1" stop-color="${light.sky}"/></linearGradient>
<g transform="translate(${sun.x} ${sun.y})" fill="${light.sun}"><circle r="11" opacity=".35"/><circle r="7"/></g>
${hour(area, colors)}</svg>\n`
}
export const areas = Object.keys(HOURS) as Area[]

/** Pages choose between two files, where they can. */
export type Time = 'day' | 'evening'

type Variables = Record<string, string>
const listed = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** A file that is painted in the light of the scheme of its page, where browsers tell it: WebKit does not. */
const inBoth = (svg: string, light: Variables, dark: Variables) =>
  svg.replace(
    '>',
    `><style>svg{${listed(light)}}@media(prefers-color-scheme:dark){svg{${listed(dark)}}}</style>`,
  )

/** For where the path ends. */
export const pathEndSvg = (time: Time) =>
  view([-815, -190, 1160, 380], time === 'day' ? day : dusk, {})
const ALL: View = [-2400, -430, 4800, 620]
/** All of it, with the two on their bench. */
export const bankSvg = () => inBoth(view(ALL, paint, { people: true }), {}, inColors(dusk))
/** All of it, before anyone is there. */
export const morningSvg = () =>
  inBoth(view(ALL, paint, {}), inColors(morning), inColors(morningInTheDark))

/** The view of an hour without its sun, which moves over it; with more sky, for large letters. */
export function hourSvg(area: Area, time: Time): string {
  const { light, dark } = HOURS[area]
  const colors = { ...light, ...things, ...(time === 'evening' && { ...evening, ...dark }) }
  const sky = `<path fill="url(#s)" d="M-900-60H900V41H-900z"/><linearGradient id="s" x2="0" y2="1"><stop offset=".6" stop-color="${colors.top}"/><stop offset="1" stop-color="${colors.sky}"/></linearGradient>`
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="-900 -60 1800 116" width="1800" height="116">${sky}${hour(area, colors)}</svg>\n`
}

/** The lamp over the water; above it the page goes on in the colour of its sky. */
export const lampSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="-1200 -60 2400 156" width="2400" height="156">${lamp()}</svg>\n`

const PAPER = '#fbf8f3'

/** What is shown where a page is shared: 1200 by 630, in the letters of documents. */
export const sharedSvg =
  () => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${PAPER}"/>
<svg x="0" y="250" width="1200" height="380" viewBox="-810 -150 1074 340" overflow="visible">${landscape(day, { people: true })}</svg>
<g font-family="Book, serif" fill="#1e2a2c"><text x="72" y="84" font-size="32" fill="#1f4d4a">Wensenregister</text><text x="70" y="164" font-size="66">Uw laatste wensen,</text><text x="70" y="238" font-size="66">in uw eigen woorden</text></g>
</svg>`
