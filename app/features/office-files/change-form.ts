import { REASONS } from '#app/access/audit.ts'
import { emailField, requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** As at signing up: only what a name can have. */
const nameLine = {
  ...requiredLine,
  format: 'name',
  says: { tooLong: 'nameLong', characters: 'name' },
} as const

/** Who a file is of, as the office changes it. */
export const officeDetailsForm = {
  key: 'officeDetails',
  fields: [
    { ...nameLine, key: 'firstName' },
    { ...nameLine, key: 'lastName' },
    emailField,
    { key: 'phone', kind: 'text', maxLength: 20, format: 'phone' },
    { key: 'street', kind: 'text', maxLength: 200 },
    { key: 'postalCode', kind: 'text', maxLength: 20, format: 'postalCode' },
    { key: 'city', kind: 'text', maxLength: 100 },
    {
      key: 'reason',
      kind: 'choice',
      options: REASONS,
      required: true,
      says: { required: 'option' },
    },
  ],
} as const satisfies Definition
