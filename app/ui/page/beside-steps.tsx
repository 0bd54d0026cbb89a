import type { ReactNode } from 'react'
import * as css from './beside-steps.css.ts'
import * as nav from './navigation.css.ts'

type BesideStepsProps = {
  label: string
  steps: readonly { href: string; text: string; mark?: string | undefined }[]
  /** Address of the one that is open. */
  current: string
  children: ReactNode
}

/** Every step beside the one that is open, where there is room. */
export function BesideSteps({ label, steps, current, children }: BesideStepsProps) {
  return (
    <div className={nav.withMenu}>
      <nav aria-label={label} className={css.steps}>
        <ol className={nav.links}>
          {steps.map(({ href, text, mark }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'step' : undefined}>
                {`${text} `}
                {mark && <small>{mark}</small>}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={nav.besideMenu}>{children}</div>
    </div>
  )
}
