import type { ReactNode } from 'react'
import * as css from './office-search.css.ts'

/** Fields that narrow a list down, in one row where there is room. */
export const SearchFields = ({ children }: { children: ReactNode }) => (
  <div className={css.searchFields}>{children}</div>
)
