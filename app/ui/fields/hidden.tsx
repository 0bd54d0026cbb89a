import type { ReactNode } from 'react'
import { hiddenVisually, screenOnly } from '../global.css.ts'

/** What is of no use on paper: ways to other pages. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>
}

/** What is said to who cannot see what stands beside it: in an element that gets no soft hyphens. */
export const HiddenText = ({ children }: { children: ReactNode }) => (
  <bdi className={hiddenVisually}>{children}</bdi>
)
