import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import type { FailureKind } from '#app/locales/nl/common.ts'

/** What an account form shows again after a post. */
export type Reply = {
  typed?: Typed
  errors?: FieldErrors
  /** Address and password do not belong together. */
  refused?: true
  /** A password that was just made; shown in both fields. */
  generated?: string
  /** What failed through no fault of who sent the form. */
  failure?: FailureKind
  /** The password was guessed at too often to count here; a link does. */
  byLink?: true
  /** Minutes to wait, after too many attempts. */
  wait?: number
}
