import type { ReactNode } from 'react'
import { inHue } from './area.css.ts'
import * as css from './card.css.ts'
import { cx } from './cx.ts'
import { unfolds } from './page/navigation.css.ts'
import type { Area } from './drawing/symbol-paths.ts'
import { AreaSymbol } from './drawing/symbols.tsx'

type CardProps = {
  title?: ReactNode
  id?: string | undefined
  level?: 2 | 3 | undefined
  apart?: boolean | undefined
  children: ReactNode
}

/** Something that stands by itself, on a sheet of its own. */
export function Card({ title, id, level = 2, apart, children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <div id={id} className={cx(css.card, apart && css.apart)}>
      {title && <Heading className={css.cardTitle}>{title}</Heading>}
      {children}
    </div>
  )
}

/** Cards beside each other, as a list. Takes `LinkCard`s. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <ul className={css.cards} role="list">
      {children}
    </ul>
  )
}

type LinkCardProps = {
  title: string
  href: string
  area?: Area | undefined
  children?: ReactNode
  note?: ReactNode
  level?: 2 | 3 | undefined
}

/** A way on, as a card in a `CardList`; the whole card can be pressed. */
export function LinkCard({ area, title, href, children, note, level = 3 }: LinkCardProps) {
  const Heading = `h${level}` as const
  return (
    <li className={css.areaCard}>
      {area && <Seal area={area} />}
      <div>
        <Heading>
          <a href={href} className={css.areaLink}>
            {title}
          </a>
        </Heading>
        {children && <p>{children}</p>}
        {note && <p className={css.state}>{note}</p>}
      </div>
    </li>
  )
}

/** The symbol of a life area in a ring of its hue. */
function Seal({ area }: { area: Area }) {
  return (
    <div className={cx(css.seal, inHue[area])}>
      <AreaSymbol area={area} />
    </div>
  )
}

type DisclosureProps = {
  /** 'Inspiratie'. */
  summary: string
  children: ReactNode
}

/** Something to read for who wants it, on a slip of darker paper. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={css.disclosure}>
      <summary className={cx(css.disclosureButton, unfolds)}>{summary}</summary>
      <div className={css.note}>{children}</div>
    </details>
  )
}

/** What is seldom wanted, folded into one line below the buttons of a form. */
export function MoreWays({ summary, isOpen, children }: DisclosureProps & { isOpen?: boolean }) {
  return (
    <details className={css.moreWays} open={isOpen}>
      <summary className={unfolds}>{summary}</summary>
      {children}
    </details>
  )
}
