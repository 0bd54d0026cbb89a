import * as css from './progress.css.ts'

type StepProgressProps = {
  label: string
  /** Counted from 1. */
  current: number
  total: number
}

/** Between two strokes, as a part of a step. The last one ends where the page does. */
const GAP = 0.05

/** How far one is. The words say it all; the bar, one stroke a step, is for the eye only. */
export function StepProgress({ label, current, total }: StepProgressProps) {
  return (
    <div className={css.progress}>
      <div className={css.progressText}>{label}</div>
      <svg
        className={css.bar}
        viewBox={`0 0 ${total - GAP} 1`}
        preserveAspectRatio="none"
        strokeWidth="2"
        strokeDasharray={`${1 - GAP} ${GAP}`}
        aria-hidden="true"
      >
        <path className={css.todo} d={`M0 .5h${total}`} />
        <path className={css.done} d={`M0 .5h${current}`} />
      </svg>
    </div>
  )
}
