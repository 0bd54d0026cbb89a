const ORIENTATION = 0x0112
const SHORT = 3

/**
 * Reads how a picture has to be turned. @param tiff of its Exif data
 *
 * @returns 2 to 8, as Exif counts; undefined for upright, and for what cannot be read
 */
export function orientationOf(tiff: Buffer): number | undefined {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return undefined
  const at = (place: number, bytes: 2 | 4): number => {
    if (place < 0 || place + bytes > tiff.length) return 0
    return order === 'II' ? tiff.readUIntLE(place, bytes) : tiff.readUIntBE(place, bytes)
  }
  const first = at(4, 4)
  const count = Math.min(at(first, 2), 200)
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + index * 12
    if (at(entry, 2) !== ORIENTATION || at(entry + 2, 2) !== SHORT) continue
    const value = at(entry + 8, 2)
    return value >= 2 && value <= 8 ? value : undefined
  }
  return undefined
}

/**
 * Exif data (TIFF) that say how a picture is turned, and nothing else.
 *
 * @param orientation 2 to 8
 */
export function exifWith(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 0, 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION, 10)
  tiff.writeUInt16BE(SHORT, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
