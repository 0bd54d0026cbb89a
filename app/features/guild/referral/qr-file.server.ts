import { qrCells } from '#app/features/letters/qr-code.server.ts'

/** As a picture to print: in lines for a printer, or in pixels for whatever takes pictures. */
export const QR_FILES = ['svg', 'png'] as const
export type QrFile = (typeof QR_FILES)[number]

/** Draws the code of a link, 5 cm wide as lines. */
export function qrFile(link: string, kind: QrFile): Promise<Buffer> {
  const cells = qrCells(link)
  return kind === 'svg' ? Promise.resolve(svgOf(cells)) : pngOf(cells)
}

type Cells = readonly (readonly boolean[])[]

/** The ground is drawn too, since a code is read by its contrast. */
function svgOf(cells: Cells): Buffer {
  const size = cells.length
  const dark = cells.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="50mm" height="50mm" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`,
  )
}

/** Pixels of a cell, enough for a poster. */
const SCALE = 24

async function pngOf(cells: Cells): Promise<Buffer> {
  // Nothing of anybody else is decoded, so it needs no thread of its own; loaded when first needed.
  const { default: sharp } = await import('sharp')
  const size = cells.length
  const pixels = Buffer.from(cells.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * SCALE, size * SCALE, { kernel: 'nearest' })
    .png()
    .toBuffer()
}
