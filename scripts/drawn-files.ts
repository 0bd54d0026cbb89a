/** What is made of the landscape, as text: the files that documents use, and what pictures are taken of. */
import { landscape, type Parts } from '../app/ui/drawing/landscape.ts'
import { day, dusk, type LandscapeColors } from '../app/ui/drawing/landscape-colors.ts'

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
/** For the foot of a card, on its paper; nothing as high as poplars, since words stand above it. */
export const edgeSvg = () => view([-545, -86, 1670, 177], day, { sky: 'none' })
export const mailSvg = (hour: keyof typeof SHEET) =>
  view(STRIP, hour === 'day' ? day : dusk, { sky: { paper: SHEET[hour], from: STRIP[1] } })

const PAPER = '#fbf8f3'

/** What is shown where a page is shared: 1200 by 630, in the letters of documents. */
export const sharedSvg =
  () => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${PAPER}"/>
<svg x="0" y="250" width="1200" height="380" viewBox="-810 -150 1074 340" overflow="visible">${landscape(day, { people: true })}</svg>
<g font-family="Book, serif" fill="#1e2a2c"><text x="72" y="84" font-size="32" fill="#1f4d4a">Wensenregister</text><text x="70" y="164" font-size="66">Uw laatste wensen,</text><text x="70" y="238" font-size="66">in uw eigen woorden</text></g>
</svg>`
