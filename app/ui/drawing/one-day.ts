/**
 * One day by the water in one strip: what is near in each of the seven hours stands in its own seventh of
 * it, and the light goes from sunrise to dusk. 420 wide, 64 high.
 */
import { halo } from './landscape.ts'
import { colorsAt, GLOW, HOURS, type HourColors, VILLAGE } from './hours.ts'
import type { Area } from './symbol-paths.ts'

const SEVENTH = 60
const WIDTH = 7 * SEVENTH

/** Where in its drawing each hour has its middle. */
const PLACES: Record<Area, number> = {
  veer: 24,
  steen: 18,
  kaars: 33,
  rituelen: 46,
  praktisch: -8,
  naw: 6,
  secret: 6,
}
/** How large what is near is here. */
const SIZE = 0.86
const BANK = 51
/** The hour that is now. */
const NOW: Area = 'naw'
/** At the right of what stands in each seventh, up and down again. */
const sunAt = (i: number) => ({ x: 48 + i * SEVENTH, y: 9 + (i - 3) ** 2 * 2.9 })
type Place = { area: Area; x: number; sun: { x: number; y: number }; colors: HourColors }

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
    const x = (i + 0.5) * SEVENTH - PLACES[area] * SIZE
    return { area, x, sun: sunAt(i), colors: colorsAt(area, inEvening) }
  })
  const each = (draw: (place: Place) => string | false) =>
    places.map((place) => draw(place) || '').join('')
  // One sky has one sun; where it was and will be are specks of its light.
  const sun = ({ area, sun: { x, y }, colors }: Place) =>
    `<g fill="${colors.sun}" transform="translate(${x} ${y.toFixed(1)})">${area === NOW ? `<circle fill="url(#z)" r="15"/>${halo('z', colors.sun)}<circle r="6"/>` : '<circle r="1.2" opacity=".7"/>'}</g>`
  const glow = ({ area, sun: { x }, colors }: Place) =>
    area === NOW &&
    `<path fill="${colors.sun}" opacity="${HOURS[area].sun.glow}" transform="matrix(.8 0 0 1 ${x} 0)" ${GLOW}/>`
  // The mist lies behind what is near at the hours before and after it.
  const [first, mist, ...rest] = places.map(
    ({ area, x, colors }) =>
      `<g transform="matrix(${SIZE} 0 0 ${SIZE} ${x} ${BANK * (1 - SIZE)})">${HOURS[area].motif(colors)}</g>`,
  )
  return `<defs>${fromDawn('t', places, 'top')}${fromDawn('s', places, 'sky')}${fromDawn('n', places, 'near')}${fade('u', AIR, '<stop offset=".15" stop-color="#fff"/><stop offset="1"/>')}${fade('d', WATER, '<stop/><stop offset="1" stop-color="#fff"/>')}</defs>
<path fill="url(#s)" ${AIR}/><path fill="url(#t)" mask="url(#u)" ${AIR}/>
${each(sun)}
<g fill="url(#s)"><path ${FAR}/><path transform="translate(292)" ${VILLAGE}/></g>
<g fill="url(#n)"><path opacity=".4" ${FAR}/><path transform="translate(292)" opacity=".6" ${VILLAGE}/></g>
<path fill="url(#s)" ${WATER}/><path fill="url(#t)" mask="url(#d)" ${WATER}/>
${each(glow)}
<path fill="url(#n)" d="M0 49Q42 47 105 50T210 50 315 49 ${WIDTH} 50V58H0z"/>
${mist}${first}${rest.join('')}`
}
