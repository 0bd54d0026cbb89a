import type { ReactNode } from 'react'
import { DayOrEvening } from '../drawing/day-or-evening.tsx'
import { Shore } from '../drawing/shore.tsx'
import * as css from './lamp.css.ts'

type Way = { href: string; text: string }

type LampHeaderProps = {
  home: Way
  /** `paper`: what it leads to, where its text does not say so. */
  help: Way & { paper?: string | undefined }
  /**
   * 'dusk' above a page that is evening itself: the lamp is there. 'sun' where somebody lives: the lamp is
   * our sign that they died.
   */
  sky?: 'lamp' | 'dusk' | 'sun'
}

const SKIES = { lamp: css.sky, dusk: css.dusk, sun: css.day }

/** Above the pages for who has lost someone: the lamp over the water, our name, and how to get help. */
export const LampHeader = ({ home, help, sky = 'lamp' }: LampHeaderProps) => (
  <>
    <header className={SKIES[sky]}>
      {sky === 'lamp' && (
        <svg className={css.lamp} viewBox="-60 52 120 44" aria-hidden="true">
          <image xlinkHref="/lamp.svg" x="-1200" y="-60" width="2400" height="156" />
        </svg>
      )}
      <div className={css.line}>
        <a href={home.href} className={css.home}>
          {home.text}
        </a>{' '}
        <a href={help.href} data-paper={help.paper}>
          {help.text}
        </a>
      </div>
      {sky === 'sun' && <DayOrEvening file="/ochtend.svg" width={4800} height={620} />}
    </header>
    {sky === 'lamp' && <Shore className={css.shore} />}
  </>
)

/** What somebody copies from paper. */
export const ToCopy = ({ children }: { children: ReactNode }) => (
  <b className={css.toCopy}>{children}</b>
)

/** The sheet of such a page: large letters, short lines. */
export const LampPage = ({ children }: { children: ReactNode }) => (
  <div className={css.page}>{children}</div>
)
