import type { Definition } from '#app/forms/fields.ts'

const line = { kind: 'text', maxLength: 100, oneLine: true, required: true } as const

/**
 * What a business fills in to become a guild member (specification 5, 'Guild partner registration
 * schema'). The password is chosen when the membership is activated, by the link in that mail.
 */
export const applicationForm = {
  key: 'application',
  fields: [
    { ...line, key: 'companyName', minLength: 2, autocomplete: 'organization' },
    { ...line, key: 'contactName', minLength: 2, autocomplete: 'name' },
    {
      ...line,
      key: 'email',
      maxLength: 255,
      format: 'email',
      lowerCase: true,
      autocomplete: 'email',
    },
    { ...line, key: 'phone', maxLength: 20, format: 'phone', autocomplete: 'tel' },
    { ...line, key: 'street', autocomplete: 'address-line1' },
    { ...line, key: 'houseNumber', maxLength: 20, autocomplete: 'address-line2' },
    {
      ...line,
      key: 'postalCode',
      maxLength: 10,
      format: 'postalCode',
      says: { postalCode: 'businessPostalCode' },
      autocomplete: 'postal-code',
    },
    { ...line, key: 'city', autocomplete: 'address-level2' },
    { key: 'website', kind: 'text', maxLength: 255, format: 'website', autocomplete: 'url' },
    { key: 'kvk', kind: 'text', maxLength: 8, format: 'kvk' },
  ],
} as const satisfies Definition
