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
    <path d="M0 8C35 7 42 14 50 14S75 8 100 9V20H0z" />
  </svg>
)
