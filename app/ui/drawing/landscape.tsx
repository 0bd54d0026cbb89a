import { cx } from '../cx.ts'
import * as css from './landscape.css.ts'
import { landscape } from './landscape.ts'

const MARKUP = {
  people: landscape(css.paint, { people: true }),
  nobody: landscape(css.paint, {}),
}

type LandscapeProps = {
  /** Whether the two sit on their bench. */
  people?: boolean
  /** Where it stands, and in which light. */
  className?: string
}

/** The landscape, once a page. */
export const Landscape = ({ people = true, className }: LandscapeProps) => (
  <svg
    className={cx(css.landscape, className)}
    viewBox="-90 -150 180 340"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: MARKUP[people ? 'people' : 'nobody'] }}
  />
)
