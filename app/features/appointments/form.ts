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

const name = {
  key: 'name',
  kind: 'text',
  maxLength: 100,
  oneLine: true,
  format: 'nameWithInitials',
  autocomplete: 'name',
  required: true,
} as const

const phone = {
  key: 'phone',
  kind: 'text',
  maxLength: 20,
  oneLine: true,
  format: 'phone',
  autocomplete: 'tel',
} as const

const notes = { key: 'notes', kind: 'longText', maxLength: 2000, rows: 4 } as const

const who = [name, emailField, phone, notes] as const

export const DETAILS = {
  online: { key: 'appointment', fields: [...when, ...who] },
  locatie: { key: 'appointment', fields: [locationField, ...when, ...who] },
} as const satisfies Record<AppointmentKind, Definition>

const { required: _, ...emailOrNone } = emailField
const phoneOrEmail = { ...phone, unless: 'email', says: { required: 'emailOrPhone' } } as const

/**
 * By the office, for someone on the telephone: who has no e-mail address is rung. Of a conversation
 * online the link is mailed, so that one takes an address.
 */
export const OFFICE_DETAILS = {
  online: DETAILS.online,
  locatie: {
    key: 'appointment',
    fields: [locationField, ...when, name, emailOrNone, phoneOrEmail, notes],
  },
} as const satisfies Record<AppointmentKind, Definition>

/** What a form asks about who comes. */
export const personFieldsOf = ({ fields }: Definition): Field[] =>
  fields.filter(({ key }) => who.some((field) => field.key === key))

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
