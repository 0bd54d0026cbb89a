import type { ReactNode } from 'react'
import * as css from './cover.css.ts'
import { LandscapeView } from './day-or-evening.tsx'

type CoverProps = { title?: string | undefined; children: ReactNode }

/** The cover of a booklet on the screen: whose it is, how it stands, and the landscape. */
export function Cover({ title, children }: CoverProps) {
  return (
    <div className={css.cover}>
      <div>
        {title && <h2>{title}</h2>}
        {children}
      </div>
      <LandscapeView />
    </div>
  )
}
