import * as css from './qr-code.css.ts'

type QrCodeProps = {
  /** Rows of dark and light, with a light border around. */
  cells: readonly (readonly boolean[])[]
  label: string
}

/** Drawn here, so that its contents go nowhere else. Dark on light, also on a dark page. */
export function QrCode({ cells, label }: QrCodeProps) {
  const dark = cells.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      shapeRendering="crispEdges"
    >
      <title>{label}</title>
      <path d={dark.join('')} />
    </svg>
  )
}
