import { href } from 'react-router'
import { type Definition, type OfKind, SHORT } from '#app/forms/fields.ts'

/** Who is to be told. */
export const contactList = {
  key: 'contacts',
  kind: 'rows',
  maxRows: 30,
  between: ' ',
  fields: [
    { key: 'firstName', kind: 'text', maxLength: 100, capitals: true },
    { key: 'lastName', kind: 'text', maxLength: 100 },
    { key: 'relation', kind: 'text', maxLength: 100 },
    { key: 'email', kind: 'text', maxLength: 255, format: 'email' },
    { key: 'phone', kind: 'text', maxLength: 20, format: 'phone' },
    { key: 'address', kind: 'text', maxLength: SHORT },
    { key: 'arranges', kind: 'yesNo' },
  ],
} as const satisfies OfKind<'rows'>

export const naw = {
  key: 'naw',
  fields: [
    { key: 'firstName', kind: 'text', maxLength: 100, capitals: true, autocomplete: 'given-name' },
    { key: 'lastName', kind: 'text', maxLength: 100, autocomplete: 'family-name' },
    {
      key: 'dateOfBirth',
      kind: 'day',
      from: '1900-01-01',
      until: 'today',
      autocomplete: 'bday',
      says: {
        date: 'dateOfBirth',
        dateNever: 'dateOfBirthNever',
        dateEarly: 'dateOfBirth',
        dateFuture: 'dateOfBirth',
      },
    },
    { key: 'email', kind: 'text', maxLength: 255, readOnly: true },
    { key: 'phone', kind: 'text', maxLength: 20, format: 'phone', autocomplete: 'tel' },
    {
      key: 'street',
      kind: 'text',
      maxLength: SHORT,
      format: 'street',
      autocomplete: 'address-line1',
      required: true,
      says: { required: 'street' },
    },
    {
      key: 'postalCode',
      kind: 'text',
      maxLength: 20,
      format: 'postalCode',
      autocomplete: 'postal-code',
      required: true,
      says: { required: 'postalCodeOpen' },
    },
    {
      key: 'city',
      kind: 'text',
      maxLength: 100,
      autocomplete: 'address-level2',
      required: true,
      says: { required: 'city' },
    },
    {
      key: 'receiveCards',
      kind: 'yesNo',
      needs: ['firstName', 'lastName', 'street', 'postalCode', 'city'],
      asks: href('/vragenlijst/naw/kaartjes'),
    },
    {
      key: 'reminderFrequency',
      kind: 'choice',
      options: ['never', 'yearly', 'custom'],
      initial: 'never',
    },
    {
      key: 'reminderMonths',
      kind: 'number',
      min: 1,
      max: 24,
      initial: 12,
      showIf: { field: 'reminderFrequency', is: ['custom'] },
      required: true,
    },
    contactList,
  ],
} as const satisfies Definition
