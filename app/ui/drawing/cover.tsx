import type { ReactNode } from 'react'
import * as css from './cover.css.ts'
import { Landscape } from './landscape.tsx'

type CoverProps = { title?: string | undefined; children: ReactNode }

/** The cover of a booklet on the screen: whose it is, how it stands, and the landscape. */
export function Cover({ title, children }: CoverProps) {
  return (
    <div className={css.cover}>
      <div>
        {title && <h2>{title}</h2>}
        {children}
      </div>
      <Landscape people={false} />
    </div>
  )
}

/** A page that is a moment: the landscape from edge to edge, and few words below it. */
export function Moment({ children }: { children: ReactNode }) {
  return (
    <>
      <Landscape />
      <div className={css.moment}>{children}</div>
    </>
  )
}
