import type { ReactNode } from 'react'
import * as css from './lamp.css.ts'

type Way = { href: string; text: string }

/** Above the pages for who has lost someone: the lamp over the water, our name, and how to get help. */
export const LampHeader = ({ home, help }: { home: Way; help: Way }) => (
  <header className={css.sky}>
    <svg className={css.lamp} viewBox="-60 0 120 96" aria-hidden="true">
      <image xlinkHref="/lamp.svg" x="-1200" y="-60" width="2400" height="156" />
    </svg>
    <div className={css.line}>
      <a href={home.href} className={css.home}>
        {home.text}
      </a>{' '}
      <a href={help.href}>{help.text}</a>
    </div>
  </header>
)

/** The sheet of such a page: large letters, short lines. */
export const LampPage = ({ children }: { children: ReactNode }) => (
  <div className={css.page}>{children}</div>
)
