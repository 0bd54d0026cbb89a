import { cx } from '../cx.ts'
import { screenOnly } from '../global.css.ts'

/** Where an evening ends and the page begins: the near bank is its paper. */
export const Shore = ({ className }: { className: string }) => (
  <svg
    className={cx(className, screenOnly)}
    viewBox="0 0 100 20"
    width="100%"
    height="24"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d="M0 4C26 3 36 17 50 17S76 3 100 5V20H0z" />
  </svg>
)
