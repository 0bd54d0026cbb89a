import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { rows } from '../page/landing.css.ts'
import { TitledRows } from '../page/landing.tsx'
import * as css from './ways.css.ts'

type Way = { href: string; title: string; text: string }

/** Where one can go from here; each a heading of the third level. */
export const Ways = ({ items }: { items: readonly Way[] }) => (
  <div className={css.ways}>
    <TitledRows items={items} />
  </div>
)

/** What one may ask here, each folded open by itself. Takes `MoreWays`. */
export const Asked = ({ children }: { children: ReactNode }) => (
  <div className={css.asked}>{children}</div>
)

type Step = { title: string; text: string }

/** What to do, one thing after the other, each a heading of the second level. */
export const LampSteps = ({ items }: { items: readonly Step[] }) => (
  <ol className={cx(rows, css.steps)} role="list">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h2>{title}</h2>
        <div>{text}</div>
      </li>
    ))}
  </ol>
)
