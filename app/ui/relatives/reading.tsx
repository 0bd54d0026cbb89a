import type { ReactNode } from 'react'
import { button, variant } from '../button.css.ts'
import { cx } from '../cx.ts'
import { screenOnly } from '../global.css.ts'
import { LampPage } from '../lamp/lamp.tsx'
import { PhoneIcon } from '../drawing/icons.tsx'
import * as css from './reading.css.ts'

type ReadingProps = {
  /** Whose wishes these are, above the title; or what the title is of. */
  whose?: ReactNode
  title: string
  /** Below the title. */
  note?: string | undefined
  /** What is wrong with what was sent, directly above the heading. */
  problems?: ReactNode
  children: ReactNode
}

/** A page that is read slowly: one column, large letters, one thing. */
export function ReadingPage({ whose, title, note, problems, children }: ReadingProps) {
  return (
    <LampPage>
      {whose && <Whose>{whose}</Whose>}
      {problems}
      <h1>{title}</h1>
      {note && <p className={css.aside}>{note}</p>}
      {children}
    </LampPage>
  )
}

/** Whose wishes these are, above a title. */
export const Whose = ({ children }: { children: ReactNode }) => (
  <p className={css.whose}>{children}</p>
)

/** Buttons at the thumb, one below the other on a telephone. */
export const Ways = ({ children }: { children: ReactNode }) => (
  <div className={css.ways}>{children}</div>
)

/** Answers to one question, one below the other everywhere. */
export const Answers = ({ children }: { children: ReactNode }) => (
  <div className={css.answers}>{children}</div>
)

/** What is said besides, in smaller letters. */
export const Aside = ({ children }: { children: ReactNode }) => (
  <p className={css.aside}>{children}</p>
)

/** Calls someone; of no use on paper. @param phone as it was typed */
export const CallLink = ({ phone, children }: { phone: string; children: string }) => (
  <a
    href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
    className={cx(button, variant.secondary, css.call, screenOnly)}
  >
    <PhoneIcon />
    {children}
  </a>
)

type Answered = { label: string; answer: ReactNode; isOurs?: boolean }

const Entry = ({ label, answer, isOurs = false }: Answered) => (
  <div>
    <dt>{label}</dt>
    <dd className={isOurs ? css.ours : css.answer}>{answer}</dd>
  </div>
)

/** What is needed first, a line for each. */
export const FirstThings = ({ items }: { items: readonly Answered[] }) => (
  <dl className={css.first}>
    {items.map((item, index) => (
      <Entry key={index} {...item} />
    ))}
  </dl>
)

type LetterProps = { parts: readonly { title: string | null; items: readonly Answered[] }[] }

/** A letter on one sheet: a label above every answer. */
export const Letter = ({ parts }: LetterProps) => (
  <div className={css.letter}>
    {parts.map(({ title, items }, part) => (
      <section key={part}>
        {title && <h2>{title}</h2>}
        <dl>
          {items.map((item, index) => (
            <Entry key={index} {...item} />
          ))}
        </dl>
      </section>
    ))}
  </div>
)

/** Several things of one answer, each with what there is to do with it. */
export const AnswerList = ({ children }: { children: ReactNode }) => (
  <ul className={css.list}>{children}</ul>
)

type PersonItemProps = { name: string; about: string; lines: readonly string[]; call: ReactNode }

/** Someone, with the button that calls them. */
export const PersonItem = ({ name, about, lines, call }: PersonItemProps) => (
  <li className={css.person}>
    <span>
      {name}
      {[about, ...lines].filter(Boolean).map((line) => (
        <small key={line}>{line}</small>
      ))}
    </span>
    {call}
  </li>
)

/** A picture that is read, as wide as there is room. */
export const AnswerPicture = ({ src, alt }: { src: string; alt: string }) => (
  <img src={src} alt={alt} className={css.picture} loading="lazy" />
)

/** A link within an answer: to hear or to open it. */
export const AnswerLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className={css.listen}>
    {children}
  </a>
)
