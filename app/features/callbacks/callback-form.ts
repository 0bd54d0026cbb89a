import { emailField, phoneField, requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** What a funeral director fills in to be called back (specification 3, 'callback_requests'). */
export const callbackForm = {
  key: 'callback',
  fields: [
    { ...requiredLine, key: 'companyName', autocomplete: 'organization' },
    { ...requiredLine, key: 'contactName', autocomplete: 'name' },
    emailField,
    phoneField,
    { key: 'message', kind: 'longText', maxLength: 2000, rows: 4 },
  ],
} as const satisfies Definition
