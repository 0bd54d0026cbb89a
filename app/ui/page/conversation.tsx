import type { ReactNode } from 'react'
import { withHelpLines } from '../fields/help-lines.tsx'
import * as css from './conversation.css.ts'

type ConversationProps = {
  /** The heading of what is told beside the question. */
  title: string
  /** Its paragraphs. */
  aside: readonly string[]
  children: ReactNode
}

/** One question in large letters, with something to think about beside it, or under it. */
export function ConversationLayout({ title, aside, children }: ConversationProps) {
  return (
    <div className={css.page}>
      <div className={css.question}>{children}</div>
      <aside className={css.aside} aria-labelledby="ernaast">
        <h2 id="ernaast">{title}</h2>
        {aside.map((paragraph) => (
          <p key={paragraph}>{withHelpLines(paragraph)}</p>
        ))}
      </aside>
    </div>
  )
}
