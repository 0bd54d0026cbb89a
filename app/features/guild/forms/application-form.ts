import { emailField, phoneField, requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/**
 * Specification 5, 'Guild partner registration schema'. The password is chosen by a mail, later.
 */
export const applicationForm = {
  key: 'application',
  fields: [
    {
      ...requiredLine,
      key: 'companyName',
      minLength: 2,
      autocomplete: 'organization',
      says: { required: 'companyOpen' },
    },
    {
      ...requiredLine,
      key: 'contactName',
      minLength: 2,
      autocomplete: 'name',
      says: { required: 'nameOpen' },
    },
    emailField,
    phoneField,
    {
      ...requiredLine,
      key: 'street',
      autocomplete: 'address-line1',
      says: { required: 'streetOpen' },
    },
    {
      ...requiredLine,
      key: 'houseNumber',
      maxLength: 20,
      autocomplete: 'address-line2',
      says: { required: 'houseNumberOpen' },
    },
    {
      ...requiredLine,
      key: 'postalCode',
      maxLength: 10,
      format: 'postalCode',
      says: { postalCode: 'businessPostalCode' },
      autocomplete: 'postal-code',
    },
    {
      ...requiredLine,
      key: 'city',
      autocomplete: 'address-level2',
      says: { required: 'townOpen' },
    },
    { key: 'website', kind: 'text', maxLength: 255, format: 'website', autocomplete: 'url' },
    { key: 'kvk', kind: 'text', maxLength: 20, format: 'kvk' },
  ],
} as const satisfies Definition
