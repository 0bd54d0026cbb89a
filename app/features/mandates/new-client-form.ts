import { dateOfBirthField, emailField, requiredLine } from '#app/forms/common-fields.ts'
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
    {
      ...requiredLine,
      key: 'firstName',
      capitals: true,
      format: 'name',
      says: { characters: 'name' },
    },
    { ...requiredLine, key: 'lastName', format: 'name', says: { characters: 'name' } },
    dateOfBirthField,
    {
      key: 'reached',
      kind: 'choice',
      options: REACHED,
      required: true,
      says: { required: 'option' },
    },
    { ...emailField, showIf: byMail, says: { other: 'emailOpen' } },
    {
      ...requiredLine,
      key: 'street',
      maxLength: 200,
      format: 'street',
      showIf: byLetter,
      says: { required: 'streetRequired' },
    },
    {
      ...requiredLine,
      key: 'postalCode',
      maxLength: 20,
      format: 'postalCode',
      showIf: byLetter,
      says: { other: 'postalCodeRequired' },
    },
    { ...requiredLine, key: 'city', showIf: byLetter, says: { other: 'cityRequired' } },
    ...consentFields,
    { key: 'privacyConsent', kind: 'consent', required: true, says: { consent: 'clientKept' } },
  ],
} as const satisfies Definition
