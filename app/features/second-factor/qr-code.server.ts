import { encodeQR } from 'qr'

/** Rows of dark and light, with the border that readers need. */
export const qrCells = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
