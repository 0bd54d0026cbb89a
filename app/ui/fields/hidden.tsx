import type { ReactNode } from 'react'
import { screenOnly } from '../global.css.ts'

/** What is of no use on paper: ways to other pages. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>
}
