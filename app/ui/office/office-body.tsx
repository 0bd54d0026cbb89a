import type { ReactNode } from 'react'
import { body } from './office-body.css.ts'

/** What the office reads: facts in sans and close together. */
export const OfficeBody = ({ children }: { children: ReactNode }) => (
  <div className={body}>{children}</div>
)
