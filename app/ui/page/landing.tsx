import type { ReactNode } from 'react'
import { areaLink } from '../card.css.ts'
import { cx } from '../cx.ts'
import { screenOnly } from '../global.css.ts'
import { ChatIcon, CheckIcon } from '../drawing/icons.tsx'
import * as css from './landing.css.ts'
import { Landscape } from '../drawing/landscape.tsx'

type HeroProps = { title: string; promises: readonly string[]; children: ReactNode }

/** The first words of the site, with the landscape below them. */
export function Hero({ title, promises, children }: HeroProps) {
  return (
    <>
      <div className={css.hero}>
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
      <Landscape />
    </>
  )
}

type PartProps = {
  title: string
  strip?: boolean
  children: ReactNode
}

export function LandingPart({ title, strip, children }: PartProps) {
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

/** Without bullets some screen readers no longer see a list, unless it says so. */
const LIST = { role: 'list' }

/** Short texts beside each other. */
export function Points({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className={css.points} {...LIST}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

type Row = { title: string; text?: string; href?: string }

/** Rows under each other, each with a heading of the third level. */
export const RowList = ({ children }: { children: ReactNode }) => (
  <ul className={css.rows} {...LIST}>
    {children}
  </ul>
)

/** A table of contents: one line under the other, the whole of it a link where it leads somewhere. */
export function TitledRows({ items, numbered }: { items: readonly Row[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={css.rows} {...LIST}>
      {items.map(({ title, text, href }) => (
        <li key={title}>
          <h3>
            {href ? (
              <a href={href} className={areaLink}>
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </List>
  )
}

/** Someone's own words, as a letter on the table. */
export function LetterFigure({ children, below }: { children: string; below: string }) {
  return (
    <figure className={css.letter}>
      <blockquote>{children}</blockquote>
      <figcaption>{below}</figcaption>
    </figure>
  )
}

export function FrequentQuestions({
  items,
}: {
  items: readonly { question: string; answer: string }[]
}) {
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
