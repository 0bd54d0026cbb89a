import { requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** Specification 5, 'Return address'. */
export const senderForm = {
  key: 'cardSender',
  fields: [
    { ...requiredLine, key: 'companyName', says: { required: 'companyNameRequired' } },
    { ...requiredLine, key: 'street', says: { required: 'streetRequired' } },
    {
      ...requiredLine,
      key: 'postalCode',
      maxLength: 10,
      format: 'postalCode',
      says: { required: 'postalCodeRequired' },
    },
    { ...requiredLine, key: 'city', says: { required: 'cityRequired' } },
    {
      ...requiredLine,
      key: 'qrUrl',
      maxLength: 255,
      format: 'link',
      says: { required: 'qrUrlRequired' },
    },
  ],
} as const satisfies Definition
