import type { ReactNode } from 'react'
import { hiddenVisually } from './global.css.ts'

/** Words for those who listen, not for those who look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hiddenVisually}>{children}</span>
}
