import { requiredLine } from '#app/forms/common-fields.ts'
import { RETURN_REASONS } from '#app/features/cards/states.ts'
import type { Definition } from '#app/forms/fields.ts'

/** Specification 5, 'Default contact'. */
export const cardContactForm = {
  key: 'cardContact',
  fields: [
    { ...requiredLine, key: 'firstName', says: { required: 'firstNameRequired' } },
    { key: 'namePrefix', kind: 'text', maxLength: 20, oneLine: true },
    { ...requiredLine, key: 'lastName', says: { required: 'lastNameRequired' } },
    {
      ...requiredLine,
      key: 'email',
      maxLength: 255,
      format: 'email',
      lowerCase: true,
      says: { required: 'email' },
    },
    {
      ...requiredLine,
      key: 'phone',
      maxLength: 20,
      format: 'phone',
      says: { required: 'phoneRequired', phone: 'phoneRequired' },
    },
  ],
} as const satisfies Definition

/** Specification 5, 'Logo upload'. */
export const logoForm = {
  key: 'cardLogo',
  fields: [{ key: 'file', kind: 'file', accept: 'image/png,image/jpeg', required: true }],
} as const satisfies Definition

/** Says why cards came back. */
export const returnForm = {
  key: 'cardReturn',
  fields: [
    {
      key: 'because',
      kind: 'choice',
      options: RETURN_REASONS,
      required: true,
      says: { required: 'option' },
    },
  ],
} as const satisfies Definition
