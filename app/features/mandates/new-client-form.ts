import { requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'
import { consentFields } from './start-form.ts'

/** How someone takes the account over. */
export const REACHED = ['email', 'letter'] as const

const byMail = { field: 'reached', is: ['email'] } as const
const byLetter = { field: 'reached', is: ['letter'] } as const

/** An account for a client who has none. */
export const newClientForm = {
  key: 'newClient',
  fields: [
    { ...requiredLine, key: 'firstName', format: 'name', says: { characters: 'name' } },
    { ...requiredLine, key: 'lastName', format: 'name', says: { characters: 'name' } },
    {
      key: 'dateOfBirth',
      kind: 'day',
      from: '1900-01-01',
      until: 'today',
      required: true,
      says: { date: 'dateOfBirth', dateEarly: 'dateOfBirth', dateFuture: 'dateOfBirth' },
    },
    {
      key: 'reached',
      kind: 'choice',
      options: REACHED,
      required: true,
      says: { required: 'option' },
    },
    {
      ...requiredLine,
      key: 'email',
      maxLength: 255,
      format: 'email',
      lowerCase: true,
      showIf: byMail,
    },
    { ...requiredLine, key: 'street', maxLength: 200, showIf: byLetter },
    { ...requiredLine, key: 'postalCode', maxLength: 20, format: 'postalCode', showIf: byLetter },
    { ...requiredLine, key: 'city', showIf: byLetter },
    ...consentFields,
    { key: 'privacyConsent', kind: 'consent', required: true, says: { consent: 'clientAgreed' } },
  ],
} as const satisfies Definition
