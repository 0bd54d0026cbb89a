import { ACCEPT } from '#app/files/kinds.ts'
import type { Definition } from '#app/forms/fields.ts'
import { MAX_NAME } from '#app/files/names.ts'
import { MAX_DESCRIPTION } from './limits.ts'

const description = {
  key: 'description',
  kind: 'longText',
  maxLength: MAX_DESCRIPTION,
  rows: 2,
  plain: true,
} as const

export const uploadForm = {
  key: 'upload',
  fields: [description, { key: 'file', kind: 'file', accept: ACCEPT, required: true }],
} as const satisfies Definition

export const documentForm = {
  key: 'change',
  // The extension comes on top of the name.
  fields: [{ key: 'name', kind: 'text', maxLength: MAX_NAME + 10, required: true }, description],
} as const satisfies Definition
