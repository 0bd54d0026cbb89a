import { cx } from '../cx.ts'
import { screenOnly } from '../global.css.ts'
import { DayOrEvening } from './day-or-evening.tsx'
import * as css from './hours.css.ts'
import type { Area } from './symbol-paths.ts'

type StepSkyProps = {
  area: Area
  /** How far one is, in words: the sun says it too, by where it stands. */
  label: string
  /** The way to all steps. */
  back: { label: string; href: string; text: string }
}

/** The sky of a step: its hour by the water, with where one is written in it. */
export function StepSky({ area, label, back }: StepSkyProps) {
  return (
    <div className={cx(css.sky, css.hours[area])}>
      <DayOrEvening className={css.view} file={`/uren/${area}.svg`} width={1800} height={116} />
      <span className={css.air}>
        <i className={css.sun} />
      </span>
      <div className={css.line}>
        <nav aria-label={back.label} className={screenOnly}>
          <a href={back.href}>{back.text}</a>
        </nav>
        <span>{label}</span>
      </div>
    </div>
  )
}
