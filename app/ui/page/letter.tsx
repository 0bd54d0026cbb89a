import type { ReactNode } from 'react'
import * as css from './letter.css.ts'

/** Someone's own words, as a letter on the table. */
export function LetterFigure({ children, below }: { children: ReactNode; below: string }) {
  return (
    <figure className={css.letter}>
      <blockquote>{children}</blockquote>
      <figcaption>{below}</figcaption>
    </figure>
  )
}
