import { emailField, requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** The owner of a member invites a colleague. */
export const colleagueForm = {
  key: 'colleague',
  fields: [{ ...requiredLine, key: 'name', minLength: 2, format: 'nameWithInitials' }, emailField],
} as const satisfies Definition
