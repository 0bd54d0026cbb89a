import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import type { FailureKind } from '#app/locales/common/failures.nl.ts'

export type SignInReply = {
  typed?: Typed
  errors?: FieldErrors
  refused?: true
  generated?: string
  failure?: FailureKind
  byLink?: true
  wait?: number
}
