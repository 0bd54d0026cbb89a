import { emailField } from '#app/forms/common-fields.ts'
import type { Definition, Field } from '#app/forms/fields.ts'
import { CANCEL_REASONS, type AppointmentKind, LOCATIONS } from './kinds.ts'

export const locationField = {
  key: 'location',
  kind: 'choice',
  options: LOCATIONS,
  required: true,
  says: { option: 'location', required: 'location' },
} as const

const when = [
  { key: 'preferredDate', kind: 'day', required: true },
  {
    key: 'preferredTime',
    kind: 'text',
    maxLength: 5,
    format: 'time',
    required: true,
    says: { required: 'time', tooLong: 'time' },
  },
] as const satisfies Field[]

export const whenForm = { key: 'when', fields: when } as const satisfies Definition

export const personFields = [
  {
    key: 'name',
    kind: 'text',
    maxLength: 100,
    oneLine: true,
    format: 'nameWithInitials',
    autocomplete: 'name',
    required: true,
  },
  emailField,
  {
    key: 'phone',
    kind: 'text',
    maxLength: 20,
    oneLine: true,
    format: 'phone',
    autocomplete: 'tel',
  },
  { key: 'notes', kind: 'longText', maxLength: 2000, rows: 4 },
] as const satisfies Field[]

export const DETAILS = {
  online: { key: 'appointment', fields: [...when, ...personFields] },
  locatie: { key: 'appointment', fields: [locationField, ...when, ...personFields] },
} as const satisfies Record<AppointmentKind, Definition>

/** By the office. */
export const cancelForm = {
  key: 'cancel',
  fields: [
    {
      key: 'because',
      kind: 'choice',
      options: CANCEL_REASONS,
      required: true,
      says: { required: 'option' },
    },
  ],
} as const satisfies Definition

/** Names a form, and later its appointment; a made-up one is not taken. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{43}$/.test(text)
