import { certificateForm } from '#app/features/release/forms/certificate-form.ts'
import type { Definition } from '#app/forms/fields.ts'

/** A contact adds a paper that says that somebody died: kinds and size are those of a certificate. */
export const paperForm = {
  key: 'death-paper',
  fields: certificateForm.fields,
} as const satisfies Definition
