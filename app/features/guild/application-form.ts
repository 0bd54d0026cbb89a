import { emailField, phoneField, requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/**
 * Specification 5, 'Guild partner registration schema'. The password is chosen by a mail, later.
 */
export const applicationForm = {
  key: 'application',
  fields: [
    { ...requiredLine, key: 'companyName', minLength: 2, autocomplete: 'organization' },
    { ...requiredLine, key: 'contactName', minLength: 2, autocomplete: 'name' },
    emailField,
    phoneField,
    { ...requiredLine, key: 'street', autocomplete: 'address-line1' },
    { ...requiredLine, key: 'houseNumber', maxLength: 20, autocomplete: 'address-line2' },
    {
      ...requiredLine,
      key: 'postalCode',
      maxLength: 10,
      format: 'postalCode',
      says: { postalCode: 'businessPostalCode' },
      autocomplete: 'postal-code',
    },
    { ...requiredLine, key: 'city', autocomplete: 'address-level2' },
    { key: 'website', kind: 'text', maxLength: 255, format: 'website', autocomplete: 'url' },
    { key: 'kvk', kind: 'text', maxLength: 8, format: 'kvk' },
  ],
} as const satisfies Definition
