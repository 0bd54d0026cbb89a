import { inHue } from './area.css.ts'
import { symbol } from './symbols.css.ts'

/** Placeholder. */
export function StillLife() {
  return (
    <svg className={symbol} viewBox="0 0 480 400" width="480" height="400" aria-hidden="true">
      <g className={inHue.kaars}>
        <circle cx="250" cy="190" r="170" fill="currentColor" opacity=".12" stroke="none" />
      </g>
    </svg>
  )
}
