import { requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** How someone agreed that a colleague writes along. */
export const CONSENTS = ['aloud', 'phone', 'paper'] as const

/** For how many days. */
export const DAYS = ['1', '7', '30'] as const

const choice = { kind: 'choice', required: true, says: { required: 'option' } } as const

/** How the client agreed, and until when: for whoever the client is. */
export const consentFields = [
  { ...choice, key: 'consent', options: CONSENTS },
  { ...choice, key: 'days', options: DAYS, initial: '1' },
  { key: 'agreed', kind: 'consent', required: true, says: { consent: 'clientAgreed' } },
] as const satisfies Definition['fields']

/** Starts a conversation with someone who has an account. */
export const startForm = {
  key: 'startConversation',
  fields: [
    { ...requiredLine, key: 'who', maxLength: 255 },
    { ...requiredLine, key: 'lastName', maxLength: 100 },
    ...consentFields,
  ],
} as const satisfies Definition
