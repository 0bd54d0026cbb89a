import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as css from './prose.css.ts'

/** A text that was rendered before, from a source of our own: never from what a visitor sent. */
export function Prose({ html }: { html: string }) {
  return <div className={cx(css.prose, css.folds)} dangerouslySetInnerHTML={{ __html: html }} />
}

type Question = { question: string; answer: ReactNode }

/** Questions, each of which opens its answer. */
export const Questions = ({ items }: { items: readonly Question[] }) => (
  <div className={css.folds}>
    {items.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <div>{answer}</div>
      </details>
    ))}
  </div>
)

type SpreadProps = {
  head: ReactNode
  aside?: ReactNode
  /** Beside the text like `aside`, or behind it. */
  after?: ReactNode
  children: ReactNode
}

/** A text with something beside it where there is room, or between its head and itself. */
export function Spread({ head, aside, after, children }: SpreadProps) {
  return (
    <div className={css.spread}>
      <div>{head}</div>
      {aside && <aside className={css.aside}>{aside}</aside>}
      <div>{children}</div>
      {after && <aside className={css.aside}>{after}</aside>}
    </div>
  )
}

/** Facts of an article in small letters: how long it takes to read, and when it changed. */
export function MetaLine({ children }: { children: ReactNode }) {
  return <p className={css.meta}>{children}</p>
}

/** A list of four cards in two rows where there is room: in rows of three the last would stand alone. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div className={css.pairs}>{children}</div>
}
