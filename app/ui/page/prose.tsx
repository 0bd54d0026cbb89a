import type { ReactNode } from 'react'
import * as css from './prose.css.ts'

/** A text that was rendered before, from a source of our own: never from what a visitor sent. */
export function Prose({ html }: { html: string }) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
}

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
