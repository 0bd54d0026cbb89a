import type { ReactNode } from 'react'
import { VerdictSign } from './office.tsx'
import * as css from './office-request.css.ts'

type RequestPageProps = {
  /** State, clock and the ways to decide. */
  now: ReactNode
  nowLabel: string
  facts: ReactNode
  /** One does not decide by them: on a telephone they come last. */
  factsLast?: true
  children: ReactNode
}

/** A page of one thing: what is now and the facts first, as one decides by them, its history at the end. */
export function ObjectPage({ now, nowLabel, facts, factsLast, children }: RequestPageProps) {
  const beside = <div className={css.facts}>{facts}</div>
  return (
    <div className={css.page}>
      <aside className={css.now} aria-label={nowLabel}>
        {now}
      </aside>
      {!factsLast && beside}
      <div className={css.main}>{children}</div>
      {factsLast && beside}
    </div>
  )
}

/** How long there is. `late`: in words, that there is no time left. */
export type Clock = { title: string; time: string; note: string; late?: boolean }

/**
 * Until when something can be done, with what that means; one that is late is marked as an error.
 */
export function Clocks({ clocks }: { clocks: readonly Clock[] }) {
  return (
    <dl className={css.clocks}>
      {clocks.map(({ title, time, note, late }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <b>{time}</b>
            {late ? <VerdictSign kind="error">{note}</VerdictSign> : <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Two ways beside each other. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <div className={css.ways}>{children}</div>
)
