/** Fields that several forms ask in the same way. */
import type { OfKind, TextField } from './fields.ts'

/** One line that must be filled in. */
export const requiredLine = {
  kind: 'text',
  maxLength: 100,
  oneLine: true,
  required: true,
} as const satisfies Omit<TextField, 'key'>

/** The address of someone who has no account; it must be filled in. */
export const emailField = {
  ...requiredLine,
  key: 'email',
  maxLength: 255,
  format: 'email',
  lowerCase: true,
  autocomplete: 'email',
} as const satisfies TextField

/** A telephone number that must be filled in. */
export const phoneField = {
  ...requiredLine,
  key: 'phone',
  maxLength: 20,
  format: 'phone',
  autocomplete: 'tel',
} as const satisfies TextField

/** The date of birth by which someone shows who they are. */
export const dateOfBirthField = {
  key: 'dateOfBirth',
  kind: 'day',
  from: '1900-01-01',
  until: 'today',
  required: true,
  says: { date: 'dateOfBirth', dateEarly: 'dateOfBirth', dateFuture: 'dateOfBirth' },
} as const satisfies OfKind<'day'>
