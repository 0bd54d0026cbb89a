import type { ReactNode } from 'react'
import { dusk, night } from './landscape-colors.ts'
import { landscape } from './landscape.ts'
import * as css from './night.css.ts'
import { Shore } from './shore.tsx'

const STARS = landscape({ ...dusk, ...night }, { stars: true })

type NightProps = {
  title: string
  /** What the person said; the title is large without it. */
  said: string | null
  /** What that answers. */
  asked: string
  children: ReactNode
}

/** The day by the water is over: stars, a lit window, and someone's own words. */
export function Night({ title, said, asked, children }: NightProps) {
  return (
    <>
      <div className={css.scene}>
        <h1 className={said === null ? undefined : css.above}>{title}</h1>
        {said !== null && (
          <p className={css.said}>
            {`‘${said}’ `}
            <small>{asked}</small>
          </p>
        )}
        {children}
        <svg
          className={css.water}
          viewBox="-90 -150 180 340"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: STARS }}
        />
      </div>
      <Shore className={css.shore} />
    </>
  )
}
