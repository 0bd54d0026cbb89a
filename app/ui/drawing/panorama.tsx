import { cx } from '../cx.ts'
import { screenOnly } from '../global.css.ts'
import { DayOrEvening } from './day-or-evening.tsx'
import * as css from './panorama.css.ts'

type PanoramaProps = {
  /** Address of a drawing by day, 4800 wide and 620 high, whose upper 280 are sky. */
  file: `/${string}.svg`
  className?: string
}

/** All of a drawing, from edge to edge of the window. */
export const Panorama = ({ file, className }: PanoramaProps) => (
  <div className={cx(css.box, className, screenOnly)}>
    <DayOrEvening file={file} width={4800} height={620} />
  </div>
)

/** The jetty in the morning, before anyone is there. */
export const MorningLandscape = () => <Panorama file="/ochtend.svg" />
