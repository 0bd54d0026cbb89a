import { emailField, phoneField, requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

export const callbackForm = {
  key: 'callback',
  fields: [
    {
      ...requiredLine,
      key: 'companyName',
      autocomplete: 'organization',
      says: { required: 'companyOpen' },
    },
    { ...requiredLine, key: 'contactName', autocomplete: 'name', says: { required: 'nameOpen' } },
    emailField,
    phoneField,
    { key: 'message', kind: 'longText', maxLength: 2000, rows: 4, plain: true },
  ],
} as const satisfies Definition
