import type { ReactNode } from 'react'
import * as css from './office-today.css.ts'

type FirstThingProps = { label: string; title: string; children: ReactNode }

/** What comes before all else: what it is, how long there is, and one button. */
export function FirstThing({ label, title, children }: FirstThingProps) {
  return (
    <section className={css.first} aria-labelledby="eerst">
      <p className={css.label}>{label}</p>
      <h3 id="eerst">{title}</h3>
      {children}
    </section>
  )
}

/** Numbers in a line. */
export const Counts = ({ counts }: { counts: readonly { label: string; value: string }[] }) => (
  <dl className={css.counts}>
    {counts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt> <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
