import type { ReactNode } from 'react'
import * as css from './office-figures.css.ts'

/** `Figure`s beside each other. */
export function FigureList({ children }: { children: ReactNode }) {
  return <dl className={css.list}>{children}</dl>
}

/** A number and what it counts. `value` as it is read: '1.234'. */
export function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={css.item}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  )
}
