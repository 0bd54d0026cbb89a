/**
 * One day by the water in one strip: what is near in each of the seven hours stands in its own seventh of
 * it, and the light goes from sunrise to dusk. 420 wide, 64 high.
 */
import { colorsAt, GLOW, HOURS, type HourColors, VILLAGE } from './hours.ts'
import type { Area } from './symbol-paths.ts'

const SEVENTH = 60
const WIDTH = 7 * SEVENTH

/** Of an hour: where its drawing has its middle, and how far from there its sun stands in the strip. */
const PLACES: Record<Area, { middle: number; sun: number }> = {
  veer: { middle: 22, sun: -12 },
  steen: { middle: 24, sun: -10 },
  kaars: { middle: 31, sun: -24 },
  rituelen: { middle: 42, sun: -22 },
  praktisch: { middle: -17, sun: 10 },
  naw: { middle: -1, sun: 23 },
  secret: { middle: 0, sun: 19 },
}
/** The hour that is now. */
const SUN: Area = 'naw'
type Place = { area: Area; x: number; sunAt: number; colors: HourColors }

const FAR = 'd="M0 36.5Q60 33 126 36.5T230 36.5 420 34V41H0z"'
const AIR = 'd="M0-8H420V41H0z"'
const WATER = 'd="M0 40H420V56H0z"'

/** From left to right, the colour that each hour has. */
const fromDawn = (id: string, places: Place[], key: 'top' | 'sky' | 'near') =>
  `<linearGradient id="${id}">${places.map(({ colors }, i) => `<stop offset="${((i + 0.5) / 7).toFixed(2)}" stop-color="${colors[key]}"/>`).join('')}</linearGradient>`

/** What lets the upper light through the lower: more of it towards its end. */
const fade = (id: string, shape: string, stops: string) =>
  `<mask id="${id}"><path fill="url(#${id}g)" ${shape}/></mask><linearGradient id="${id}g" x2="0" y2="1">${stops}</linearGradient>`

/** All that is drawn of it, by day or in the dark scheme. */
export function oneDay(inEvening: boolean): string {
  const places = (Object.keys(PLACES) as Area[]).map((area, i): Place => {
    const middle = (i + 0.5) * SEVENTH
    const { middle: own, sun } = PLACES[area]
    return { area, x: middle - own, sunAt: middle + sun, colors: colorsAt(area, inEvening) }
  })
  const each = (draw: (place: Place) => string | false) =>
    places.map((place) => draw(place) || '').join('')
  // One sky has one sun; where it was and will be is a thin line.
  const sun = ({ area, sunAt, colors }: Place) =>
    `<g fill="${colors.sun}" transform="translate(${sunAt} ${HOURS[area].sun.y})">${area === SUN ? '<circle r="9" opacity=".35"/><circle r="6"/>' : `<circle r="5.5" fill="none" stroke="${colors.sun}" stroke-width=".7" opacity=".6"/>`}</g>`
  const glow = ({ area, sunAt, colors }: Place) =>
    area === SUN &&
    `<path fill="${colors.sun}" opacity="${HOURS[area].sun.glow}" transform="matrix(.8 0 0 1 ${sunAt} 0)" ${GLOW}/>`
  // The mist lies behind what is near at the hours before and after it.
  const [first, mist, ...rest] = places.map(
    ({ area, x, colors }) => `<g transform="translate(${x})">${HOURS[area].motif(colors)}</g>`,
  )
  return `<defs>${fromDawn('t', places, 'top')}${fromDawn('s', places, 'sky')}${fromDawn('b', places, 'near')}${fade('u', AIR, '<stop offset=".15" stop-color="#fff"/><stop offset="1"/>')}${fade('d', WATER, '<stop/><stop offset="1" stop-color="#fff"/>')}</defs>
<path fill="url(#s)" ${AIR}/><path fill="url(#t)" mask="url(#u)" ${AIR}/>
${each(sun)}
<g fill="url(#s)"><path ${FAR}/><path transform="translate(292)" ${VILLAGE}/></g>
<g fill="url(#b)"><path opacity=".4" ${FAR}/><path transform="translate(292)" opacity=".6" ${VILLAGE}/></g>
<path fill="url(#s)" ${WATER}/><path fill="url(#t)" mask="url(#d)" ${WATER}/>
${each(glow)}
<path fill="url(#b)" d="M0 49Q42 47 105 50T210 50 315 49 ${WIDTH} 50V58H0z"/>
${mist}${first}${rest.join('')}`
}
