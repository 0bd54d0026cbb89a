import type { Definition } from '#app/forms/fields.ts'

const line = { kind: 'text', maxLength: 100, oneLine: true, required: true } as const

/** What a funeral director fills in to be called back (specification 3, 'callback_requests'). */
export const callbackForm = {
  key: 'callback',
  fields: [
    { ...line, key: 'companyName', autocomplete: 'organization' },
    { ...line, key: 'contactName', autocomplete: 'name' },
    {
      ...line,
      key: 'email',
      maxLength: 255,
      format: 'email',
      lowerCase: true,
      autocomplete: 'email',
    },
    { ...line, key: 'phone', maxLength: 20, format: 'phone', autocomplete: 'tel' },
    { key: 'message', kind: 'longText', maxLength: 2000, rows: 4 },
  ],
} as const satisfies Definition
