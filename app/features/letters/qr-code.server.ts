import { encodeQR } from 'qr'
import type { QrPath } from '#app/paper/documents.ts'

/** Rows of dark and light cells, with the border that readers need. */
export const qrCells = (text: string): boolean[][] =>
  encodeQR(text, 'raw', { ecc: 'medium', border: 4 })

/** The dark cells as runs, apart from each other: a long word would be divided on paper. */
export function qrOf(text: string, alt: string): QrPath {
  const cells = qrCells(text)
  const runs = cells.flatMap((row, y) =>
    runsIn(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  )
  return { size: cells.length, path: runs.join(' '), alt }
}

function runsIn(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (isDark && last && last.from + last.length === x) last.length += 1
    else if (isDark) runs.push({ from: x, length: 1 })
  })
  return runs
}
