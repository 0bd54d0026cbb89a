import type { ReactNode } from 'react'
import * as css from './office-buttons.css.ts'

/** Buttons in a cell of a table. */
export const CellButtons = ({ children }: { children: ReactNode }) => (
  <div className={css.buttons}>{children}</div>
)
