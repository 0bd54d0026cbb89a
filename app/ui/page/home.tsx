import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { DayView } from '../drawing/day-or-evening.tsx'
import { CheckIcon } from '../drawing/icons.tsx'
import { Landscape } from '../drawing/landscape.tsx'
import { MorningLandscape } from '../drawing/panorama.tsx'
import type { Area } from '../drawing/symbol-paths.ts'
import { hangingSign } from '../drawing/symbols.css.ts'
import * as css from './home.css.ts'
import { AreaRows } from './landing.tsx'

type HeroProps = { title: string; promises: readonly string[]; children: ReactNode }

/** The first words of the site, the landscape, and what is promised below it. */
export function Hero({ title, promises, children }: HeroProps) {
  return (
    <>
      <div className={css.hero}>
        <h1>{title}</h1>
        {children}
      </div>
      <Landscape />
      <ul className={css.promises} role="list">
        {promises.map((text) => (
          <li key={text} className={hangingSign}>
            <CheckIcon /> {text}
          </li>
        ))}
      </ul>
    </>
  )
}

type Way = { href: string; text: string }

/** One quiet line below the picture, for who cannot wait. */
export const Door = ({ question, href, text }: Way & { question: string }) => (
  <p className={css.door}>
    {`${question} `}
    <a href={href}>{text}</a>
  </p>
)

/** A way on. */
export const More = ({ href, text }: Way) => (
  <p className={css.more}>
    <a href={href}>{text}</a>
  </p>
)

type PartProps = { title: string; children: ReactNode }

/** A part with its title at one side and what it says at the other; under each other on a phone. */
export function SplitPart({ title, children }: PartProps) {
  return (
    <section className={cx(css.part, css.split)}>
      <div>
        <h2>{title}</h2>
      </div>
      <div>{children}</div>
    </section>
  )
}

/**
 * A part of the home page under a title of its own. `strip`: on ground of its own, from edge to
 * edge.
 */
export function HomePart({ title, strip, children }: PartProps & { strip?: boolean }) {
  return (
    <section className={cx(css.part, strip && css.strip)}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Two parts beside each other where there is room. */
export const Halves = ({ children }: { children: ReactNode }) => (
  <div className={css.halves}>{children}</div>
)
/** One of two parts that stand side by side where there is room. */
export const Half = ({ title, children }: PartProps) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

type Step = Way & { area: Area; title: string }

/** The seven steps below the hours of one day, each with its symbol: one under the other on a phone. */
export const StepsOfDay = ({ items }: { items: readonly Step[] }) => (
  <div className={css.day}>
    <DayView />
    <AreaRows items={items} className={css.steps} />
  </div>
)

/** Someone's own words, across the page. */
export function LargeLetter({ title, below, children }: PartProps & { below: string }) {
  return (
    <section className={css.letter}>
      <h2>{title}</h2>
      <figure>
        <blockquote>{children}</blockquote>
        <figcaption>{below}</figcaption>
      </figure>
    </section>
  )
}

/** Without bullets some screen readers no longer see a list, unless it says so. */
const LIST = { role: 'list' }

type ThreeProps = { items: readonly { title: string; text: string }[]; numbered?: boolean }

/** Short texts beside each other. */
export function Three({ items, numbered }: ThreeProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={css.three} {...LIST}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

/** The last words, above the jetty in the morning. */
export function Morning({ title, children }: PartProps) {
  return (
    <section className={css.end}>
      <h2>{title}</h2>
      {children}
      <MorningLandscape />
    </section>
  )
}
