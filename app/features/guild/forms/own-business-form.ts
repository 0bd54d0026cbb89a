import type { Definition } from '#app/forms/fields.ts'
import { memberForm } from './member-form.ts'

const [, contactName, , phone, street, houseNumber, postalCode, city, website] = memberForm.fields

/** What a member changes itself. Its name, address for mail and KVK number are up to the office. */
export const ownBusinessForm = {
  key: 'business',
  fields: [
    contactName,
    phone,
    street,
    houseNumber,
    postalCode,
    city,
    website,
    { key: 'reference', kind: 'text', maxLength: 40, oneLine: true },
    {
      key: 'listed',
      kind: 'yesNo',
      needs: ['postalCode', 'city'],
      says: { cardsNeedAddress: 'listNeedsTown' },
    },
  ],
} as const satisfies Definition
