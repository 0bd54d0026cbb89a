import { cx } from '../cx.ts'
import { screenOnly } from '../global.css.ts'
import { DayOrEvening } from './day-or-evening.tsx'

type PanoramaProps = {
  /** Address of a drawing by day, 4800 wide and 620 high, whose upper 280 are sky. */
  file: `/${string}.svg`
  className: string
}

/** All of a drawing, from edge to edge of the window; the styles are in `panorama.ts`. */
export const Panorama = ({ file, className }: PanoramaProps) => (
  <div className={cx(className, screenOnly)}>
    <DayOrEvening file={file} width={4800} height={620} />
  </div>
)

/** The jetty in the morning, before anyone is there. */
export const Morning = ({ className }: { className: string }) => (
  <Panorama file="/ochtend.svg" className={className} />
)
