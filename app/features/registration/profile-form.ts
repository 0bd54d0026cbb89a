import { SHORT, type Definition } from '#app/forms/fields.ts'
import { formulier } from '#app/features/interview/sections/formulier.ts'

type OlderFormField = (typeof formulier)['fields'][number]
type AskedToo = Extract<OlderFormField, { key: `profile_${string}` }>

/** Asked here first, and kept with the answers of the older form. */
const askedToo = formulier.fields.filter((field): field is AskedToo =>
  field.key.startsWith('profile_'),
)

/** 'Persoonlijk Profiel Aanmaken', before the older form (specification 2.6 and 3). */
export const profileForm = {
  key: 'profiel',
  fields: [
    {
      key: 'firstName',
      kind: 'text',
      maxLength: 100,
      capitals: true,
      autocomplete: 'given-name',
      required: true,
    },
    { key: 'lastName', kind: 'text', maxLength: 100, autocomplete: 'family-name', required: true },
    {
      key: 'email',
      kind: 'text',
      maxLength: 255,
      format: 'email',
      autocomplete: 'email',
      required: true,
    },
    { key: 'phone', kind: 'text', maxLength: 20, format: 'phone', autocomplete: 'tel' },
    { key: 'dateOfBirth', kind: 'text', maxLength: 10, autocomplete: 'bday' },
    {
      key: 'street',
      kind: 'text',
      maxLength: SHORT,
      format: 'street',
      autocomplete: 'address-line1',
    },
    {
      key: 'postalCode',
      kind: 'text',
      maxLength: 20,
      format: 'postalCode',
      autocomplete: 'postal-code',
    },
    { key: 'city', kind: 'text', maxLength: 100, autocomplete: 'address-level2' },
    ...askedToo,
  ],
} as const satisfies Definition
