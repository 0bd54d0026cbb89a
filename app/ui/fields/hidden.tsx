import type { ReactNode } from 'react'
import { hiddenVisually, screenOnly } from '../global.css.ts'

/** What is of no use on paper: ways to other pages. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>
}

/** What is said to who cannot see what stands beside it. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <span className={hiddenVisually}>{children}</span>
)
