import { cx } from '../cx.ts'
import { type Area, PATHS } from './symbol-paths.ts'
import * as css from './symbols.css.ts'

function Drawing({ d, className }: { d: string; className?: string | undefined }) {
  return (
    <svg
      className={cx(css.symbol, className)}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}

type AreaSymbolProps = { area: Area; className?: string | undefined }

/**
 * The symbol of a step of the interview. Says nothing to a screen reader: its name stands beside
 * it.
 */
export function AreaSymbol({ area, className }: AreaSymbolProps) {
  return <Drawing d={PATHS[area]} className={className} />
}

/** The mark of the house: a folded sheet, and the feather that writes on it. */
export function Logo() {
  return (
    <Drawing d="M17 4.5H7.5A1.5 1.5 0 0 0 6 6v21a1.5 1.5 0 0 0 1.5 1.5h16A1.5 1.5 0 0 0 25 27v-8M10 24.5c2.5-5 6-9.5 10-13M13 19.8c-1.2-7 4.5-15 15.5-16.3c.5 8-4.5 16.5-15.5 16.3" />
  )
}
