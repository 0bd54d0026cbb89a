import type { ReactNode } from 'react'
import { Shore } from '../drawing/shore.tsx'
import { shore } from '../lamp/lamp.css.ts'
import * as css from './evening.css.ts'

type EveningProps = {
  title: string
  /** What someone said; the title is large without it. */
  said: string | null
  children: ReactNode
}

/** A page with a few words in the evening: what someone said, whose words they are, and one way on. */
export function Evening({ title, said, children }: EveningProps) {
  return (
    <>
      <div className={css.scene}>
        {said !== null && <p className={css.said}>{`‘${said}’`}</p>}
        <h1 className={said === null ? undefined : css.below}>{title}</h1>
        {children}
        <svg
          className={css.water}
          viewBox="-60 0 120 96"
          preserveAspectRatio="xMidYMax"
          aria-hidden="true"
        >
          <image xlinkHref="/lamp.svg" x="-1200" y="-60" width="2400" height="156" />
        </svg>
      </div>
      <Shore className={shore} />
    </>
  )
}

/** The one way on from such a page. */
export const LitRow = ({ children }: { children: ReactNode }) => (
  <div className={css.lit}>{children}</div>
)
