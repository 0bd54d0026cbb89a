import { type ReactNode, useContext } from 'react'
import { cx } from '../cx.ts'
import { HiddenText } from '../fields/hidden.tsx'
import { screenOnly } from '../global.css.ts'
import { CheckIcon, InfoIcon, WarningIcon } from '../drawing/icons.tsx'
import * as css from './messages.css.ts'
import { WordsContext } from '../fields/words.ts'

type ErrorLink = {
  href: string
  text: string
}

type ErrorSummaryProps = { title: string; items: readonly ErrorLink[] }

/**
 * First in the main content, with a link to each field. Takes focus where the browser knows
 * `autofocus` on any element; elsewhere by script.
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
  warning: { Icon: WarningIcon, role: 'status' },
  error: { Icon: WarningIcon, role: 'alert' },
} as const

type StatusMessageProps = {
  kind: keyof typeof KINDS
  title?: string | undefined
  /** The word on the button that puts it away, where there is script. */
  dismiss?: string | undefined
  /** Belongs to what the page says, also on paper. */
  printed?: boolean | undefined
  children?: ReactNode
}

/** What just happened, or what one should know, at the top of the page. */
export function StatusMessage(props: StatusMessageProps) {
  const { kind, title, dismiss, printed, children } = props
  const { Icon, role } = KINDS[kind]
  const prefix = useContext(WordsContext)[kind]
  return (
    <div
      className={cx(css.message[kind], !printed && screenOnly)}
      role={role}
      data-status={kind}
      data-dismiss={dismiss}
    >
      <span className={css.tone[kind]}>
        <Icon />
      </span>
      <div className={css.body}>
        <HiddenText>{`${prefix} `}</HiddenText>
        {title && (
          <h2 className={css.title}>{SIGNED.test(title) ? <Signed text={title} /> : title}</h2>
        )}
        {children}
      </div>
    </div>
  )
}

/** What one expected to happen, in a line that hardly moves the page. */
export function StatusLine({ children }: { children: ReactNode }) {
  const prefix = useContext(WordsContext).success
  return (
    <output className={css.line} data-status="success">
      <HiddenText>{`${prefix} `}</HiddenText>
      <small>{children}</small>
    </output>
  )
}

/** A title that begins with a sign, which stands before it already. */
const SIGNED = /^✅ /

const Signed = ({ text }: { text: string }) => (
  <>
    <HiddenText>{text.slice(0, 2)}</HiddenText>
    {text.slice(2)}
  </>
)

type LiveNoteProps = {
  words: Record<`data-${string}`, string | undefined>
}

/**
 * Scripts write into it, read out politely. Its room is kept, so that nothing moves. All its words
 * are attributes: text browsers show what is hidden.
 */
export function LiveNote({ words }: LiveNoteProps) {
  return (
    <div className={css.corner}>
      <output {...words} data-live="" className={css.live} aria-live="polite" />
    </div>
  )
}
