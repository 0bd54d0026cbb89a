import { OFFICE_ROLES } from '#app/access/capabilities.ts'
import { requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** Gives someone with an account a role. */
export const roleForm = {
  key: 'role',
  fields: [
    { ...requiredLine, key: 'email', maxLength: 255, format: 'email', lowerCase: true },
    {
      key: 'role',
      kind: 'choice',
      options: OFFICE_ROLES,
      required: true,
      says: { required: 'option' },
    },
  ],
} as const satisfies Definition
