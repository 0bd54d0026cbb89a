import type { ReactNode } from 'react'
import * as css from './figures.css.ts'

/** Numbers beside each other. Takes `Figure`s. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={css.list}>{children}</dl>
}

/** One number, written the Dutch way, and what it counts. */
export function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={css.item}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  )
}
