import type { ReactNode } from 'react'
import { LandscapeView } from '../drawing/day-or-evening.tsx'
import * as css from './delivery.css.ts'

/** In the words of who it is about. */
export const OwnWords = ({ children }: { children: ReactNode }) => (
  <p className={css.own}>{children}</p>
)

type FactRowProps = { items: readonly { question: string; answer: ReactNode }[] }

/** A few short facts beside each other; nothing without any. */
export function FactRow({ items }: FactRowProps) {
  if (items.length === 0) return null
  return (
    <dl className={css.facts}>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}

type FirstSheetProps = { above: string; title: string; children: ReactNode; button: ReactNode }

/** What is to be opened before all else. */
export const FirstSheet = ({ above, title, children, button }: FirstSheetProps) => (
  <section className={css.sheet}>
    <div>
      <p className={css.eye}>{above}</p>
      <h2>{title}</h2>
      {children}
    </div>
    {button}
  </section>
)

/** A sheet to print, with the landscape at its foot. */
export const HandOut = ({ children }: { children: ReactNode }) => (
  <div className={css.handOut}>
    {children}
    <LandscapeView />
  </div>
)
