import { inHue } from './area.css.ts'
import { pencil, sheet, symbol } from './symbols.css.ts'
import { type Area, PATHS } from './symbol-paths.ts'

type ThingProps = {
  area: Area
  /** Place and size in the picture; symbols are 32 wide. */
  at: string
  size: number
  /** The shape to colour, where that is not simply what the line encloses. */
  wash?: string
}

/** A symbol of the house, drawn large, on a soft shape of its own hue. */
function Thing({ area, at, size, wash = PATHS[area] }: ThingProps) {
  return (
    <g className={inHue[area]} transform={`translate(${at}) scale(${size})`}>
      <path d={wash} className={sheet} stroke="none" />
      <path d={wash} fill="currentColor" fillOpacity=".16" stroke="none" />
      <path d={PATHS[area]} vectorEffect="non-scaling-stroke" />
    </g>
  )
}

export function StillLife() {
  return (
    <svg className={symbol} viewBox="0 0 480 400" width="480" height="400" aria-hidden="true">
      <g className={inHue.veer} fill="currentColor" stroke="none">
        <circle cx="248" cy="186" r="176" fillOpacity=".07" />
        <circle cx="248" cy="186" r="128" fillOpacity=".07" />
      </g>
      <g className={inHue.rituelen}>
        <path
          d="M408 352V196M408 318q-34-4-40-34q32 0 40 34M408 292q34-6 38-36q-32 2-38 36M408 262q-30-8-32-38q28 6 32 38M408 238q26-10 28-36q-26 8-28 36M408 196q-10-16 0-32q10 16 0 32"
          fill="currentColor"
          fillOpacity=".14"
        />
      </g>
      <g className={pencil} transform="rotate(-5 240 230)">
        <path d="M150 76h152l34 34v236H150z" className={sheet} />
        <path d="M302 76v34h34" />
        <path d="M176 140q8-14 12 0t12 0t12 0t12-2h30M176 172h112M176 198h126M176 224h98M176 250h58" />
      </g>
      <Thing
        area="veer"
        at="214 84"
        size={6.4}
        wash="M9.2 21.8C6.5 13 13.5 4.5 27.5 4c.4 4.5-.6 8-2.8 11.2C21 22 16 25 9.2 21.8z"
      />
      <Thing
        area="kaars"
        at="26 206"
        size={5}
        wash="M11.5 26.5V16h9v10.5zM16 2.5c2.6 3 3.5 4.5 3.5 6.2a3.5 3.5 0 0 1-7 0c0-1.7.9-3.2 3.5-6.2z"
      />
      <Thing area="steen" at="296 262" size={3.2} />
      <path className={pencil} d="M14 353h452" />
    </svg>
  )
}
