import type { ReactNode } from 'react'
import * as css from './lamp.css.ts'

type Way = { href: string; text: string }

type LampHeaderProps = {
  home: Way
  /** `paper`: what it leads to, where its text does not say so. */
  help: Way & { paper?: string | undefined }
  /** Above a page that is evening itself: the lamp is there. */
  isPlain?: boolean
}

/** Above the pages for who has lost someone: the lamp over the water, our name, and how to get help. */
export const LampHeader = ({ home, help, isPlain = false }: LampHeaderProps) => (
  <header className={isPlain ? css.dusk : css.sky}>
    {!isPlain && (
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
  </header>
)

/** What somebody copies from paper. */
export const ToCopy = ({ children }: { children: ReactNode }) => (
  <b className={css.toCopy}>{children}</b>
)

/** The sheet of such a page: large letters, short lines. */
export const LampPage = ({ children }: { children: ReactNode }) => (
  <div className={css.page}>{children}</div>
)
