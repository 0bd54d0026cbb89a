import type { SubmissionResult } from '@conform-to/react'
import type { FailureKind } from '#app/locales/nl/common.ts'

/**
 * What an account form shows again after a post: what was typed, except passwords, and what is
 * wrong. Nothing runs in the browser, so conform's reply is read, and its hooks are not needed.
 */
export type Reply = SubmissionResult & {
  /** A password that was just made; shown in both fields. */
  generated?: string
  /** What failed through no fault of who sent the form. */
  failure?: FailureKind
  /** The password was guessed at too often to count here; a link does. */
  byLink?: true
  /** Minutes to wait, after too many attempts. */
  wait?: number
}

/** What was typed in a field before. */
export function typed(reply: Reply | undefined, name: string): string | undefined {
  const value = reply?.initialValue?.[name]
  return typeof value === 'string' ? value : undefined
}
