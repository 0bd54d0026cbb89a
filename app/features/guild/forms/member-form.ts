import { activationForm } from './activation-form.ts'
import { emailField, requiredLine } from '#app/forms/common-fields.ts'
import type { Definition, TextField } from '#app/forms/fields.ts'

const line = { kind: 'text', maxLength: 100, oneLine: true } as const satisfies Omit<
  TextField,
  'key'
>

/** What is known of a company: three answers are enough. */
export const memberForm = {
  key: 'member',
  fields: [
    { ...requiredLine, key: 'companyName', minLength: 2, says: { required: 'companyOpen' } },
    { ...requiredLine, key: 'contactName', minLength: 2, says: { required: 'nameOpen' } },
    { ...emailField, autocomplete: 'off' },
    { ...line, key: 'phone', maxLength: 20, format: 'phone' },
    { ...line, key: 'street' },
    { ...line, key: 'houseNumber', maxLength: 20 },
    {
      ...line,
      key: 'postalCode',
      maxLength: 10,
      format: 'postalCode',
      says: { postalCode: 'businessPostalCode' },
    },
    { ...line, key: 'city' },
    { ...line, key: 'website', maxLength: 255, format: 'website' },
    { ...line, key: 'kvk', maxLength: 20, format: 'kvk' },
  ],
} as const satisfies Definition

const [
  companyName,
  contactName,
  email,
  phone,
  street,
  houseNumber,
  postalCode,
  city,
  website,
  kvk,
] = memberForm.fields

/**
 * A member that the office makes (specification 5). It is let in by who makes it, so what is looked at
 * of an application is looked at here too.
 */
export const newMemberForm = {
  key: 'newMember',
  fields: [
    companyName,
    contactName,
    email,
    { ...phone, required: true },
    { ...kvk, required: true, says: { required: 'kvk' } },
    street,
    houseNumber,
    postalCode,
    city,
    website,
    ...activationForm.fields,
  ],
} as const satisfies Definition
