import type { ReactNode } from 'react'
import { hiddenVisually, screenOnly } from './global.css.ts'

/** Words for those who listen, not for those who look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hiddenVisually}>{children}</span>
}

/** What is of no use on paper: ways to other pages. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>
}
