import type { ReactNode } from 'react'
import * as css from './prose.css.ts'

/** A text that was rendered before, from a source of our own: never from what a visitor sent. */
export function Prose({ html }: { html: string }) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
}

/** A text with something beside it where there is room, before it where there is not. */
export function Spread({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.spread}>
      {aside && <aside className={css.aside}>{aside}</aside>}
      <div>{children}</div>
    </div>
  )
}

/** Small print about a text: when, how long. */
export function Meta({ children }: { children: ReactNode }) {
  return <p className={css.meta}>{children}</p>
}
