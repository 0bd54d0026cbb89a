import type { common } from '#app/locales/common.nl.ts'

/** What can be wrong with an answer: a text of locales/common/validation.nl.ts. */
export type ErrorCode = Exclude<keyof typeof common.validation, `${string}_${string}`>
