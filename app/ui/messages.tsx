import { type ReactNode, useContext } from 'react'
import { cx } from './cx.ts'
import { hiddenVisually, screenOnly } from './global.css.ts'
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx'
import * as css from './messages.css.ts'
import { WordsContext } from './words.ts'

type ErrorLink = {
  /** '#' and the id of the field. */
  href: string
  text: string
}

type ErrorSummaryProps = { title: string; items: readonly ErrorLink[] }

/**
 * What is wrong on this page, with a link to each field. Stands first in the main content and takes
 * focus by itself, without script, where the browser knows `autofocus` on any element; elsewhere a
 * script sees to it. Nothing when there are no errors.
 */
export function ErrorSummary({ title, items }: ErrorSummaryProps) {
  if (items.length === 0) return null
  return (
    <div
      id="error-summary"
      className={css.message.error}
      role="alert"
      tabIndex={-1}
      autoFocus
      aria-labelledby="error-summary-title"
    >
      <span className={css.tone.error}>
        <WarningIcon />
      </span>
      <div className={css.body}>
        <h2 id="error-summary-title" className={css.title}>
          {title}
        </h2>
        <ul className={css.links}>
          {items.map(({ href, text }) => (
            <li key={`${href} ${text}`}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const KINDS = {
  success: { Icon: CheckIcon, role: 'status' },
  info: { Icon: InfoIcon, role: 'status' },
  error: { Icon: WarningIcon, role: 'alert' },
} as const

type StatusMessageProps = {
  kind: keyof typeof KINDS
  title?: string | undefined
  /** As wide as the page, above narrow and wide contents alike. */
  wide?: boolean | undefined
  /** The word on the button that puts it away, where there is script. */
  dismiss?: string | undefined
  /** Belongs to what the page says, also on paper. */
  printed?: boolean | undefined
  children?: ReactNode
}

/** What just happened, or what one should know, at the top of the page. */
export function StatusMessage(props: StatusMessageProps) {
  const { kind, title, wide, dismiss, printed, children } = props
  const { Icon, role } = KINDS[kind]
  const prefix = useContext(WordsContext)[kind]
  return (
    <div
      className={cx(css.message[kind], wide && css.wide, !printed && screenOnly)}
      role={role}
      data-status={kind}
      data-dismiss={dismiss}
    >
      <span className={css.tone[kind]}>
        <Icon />
      </span>
      <div className={css.body}>
        <span className={hiddenVisually}>{`${prefix} `}</span>
        {title && <h2 className={css.title}>{title}</h2>}
        {children}
      </div>
    </div>
  )
}

type LiveNoteProps = {
  /** What a script may write into the line, by data attribute. */
  words: Record<`data-${string}`, string>
  /** What belongs to it, until a script shows it (`[data-more]`). */
  more: ReactNode
}

/**
 * A line that scripts write into, read out politely. It stays in sight at the foot of the window,
 * and its room is kept, so that nothing moves when it speaks.
 */
export function LiveNote({ words, more }: LiveNoteProps) {
  return (
    <div className={css.corner}>
      <output {...words} data-live="" className={css.live} aria-live="polite" />
      <p data-more="" className={css.live} hidden>
        {more}
      </p>
    </div>
  )
}
