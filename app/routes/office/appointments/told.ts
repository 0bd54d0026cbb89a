import type { Customer } from '#app/features/appointments/kinds.ts'
import type { Flash } from '#app/locales/flash.ts'

/** What the list says after a change: that the visitor is mailed, or whom to ring. */
export const told = (change: 'Moved' | 'Cancelled', { email, phone }: Customer): Flash =>
  email
    ? { key: `appointment${change}For` }
    : { key: `appointment${change}ToCall`, values: { phone } }
