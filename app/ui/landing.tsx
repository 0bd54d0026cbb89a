import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { screenOnly } from './global.css.ts'
import { ChatIcon, CheckIcon } from './icons.tsx'
import * as css from './landing.css.ts'

type HeroProps = {
  badge: string
  title: string
  promises: readonly string[]
  picture: ReactNode
  children: ReactNode
}

export function Hero({ badge, title, promises, picture, children }: HeroProps) {
  return (
    <div className={css.hero}>
      <div>
        <p className={css.badge}>{badge}</p>
        <h1>{title}</h1>
        {children}
        <ul className={css.promises} role="list">
          {promises.map((text) => (
            <li key={text}>
              <CheckIcon />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {picture}
    </div>
  )
}

type PartProps = {
  title: string
  strip?: boolean
  children: ReactNode
}

export function Part({ title, strip, children }: PartProps) {
  return (
    <section className={cx(css.part, strip && css.strip)}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function SplitPart({ title, intro, strip, children }: PartProps & { intro?: ReactNode }) {
  return (
    <section className={cx(css.part, css.split, strip && css.strip)}>
      <div>
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}

type PointsProps = {
  items: readonly { title: string; text: string }[]
  numbered?: boolean
}

/** Without bullets some screen readers no longer see a list, unless it says so. */
const LIST = { className: css.points, role: 'list' }

export function Points({ items, numbered }: PointsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List {...LIST}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className={css.questions}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}

/** A way to ask a person something, always at the bottom right. */
export function ChatButton({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <a href={href} className={cx(css.chat, screenOnly)}>
      <ChatIcon />
      <span className={css.tip}>
        {title}
        <br />
        {text}
      </span>
    </a>
  )
}
