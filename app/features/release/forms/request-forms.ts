import { dateOfBirthField, requiredLine } from '#app/forms/common-fields.ts'
import type { AnswersOf, Definition, TextField } from '#app/forms/fields.ts'

const number = {
  ...requiredLine,
  key: 'dossierNummer',
  maxLength: 20,
  format: 'fileNumber',
} as const

const birth = { ...dateOfBirthField, key: 'geboortedatum' } as const

/** The trusted person: by name, and by an address or a number. Who has no e-mail is called. */
const nameSays = { says: { required: 'nameOpen', short: 'nameShort' } } as const
const contactName = { ...requiredLine, key: 'contactNaam', minLength: 2, ...nameSays } as const
const email = {
  kind: 'text',
  oneLine: true,
  maxLength: 255,
  format: 'email',
  lowerCase: true,
  unless: 'contactTelefoon',
  says: { required: 'emailOrPhone' },
} as const satisfies Omit<TextField, 'key'>
const phone = {
  kind: 'text',
  key: 'contactTelefoon',
  oneLine: true,
  maxLength: 20,
  format: 'phone',
} as const satisfies TextField

const why = {
  key: 'verklaring',
  kind: 'longText',
  rows: 3,
  plain: true,
  minLength: 10,
  maxLength: 1000,
  required: true,
  says: { required: 'whyOpen', short: 'whyShort' },
} as const

/** For the books of who asks: on their invoice, which never tells whose funeral it belongs to. */
const reference = {
  key: 'kenmerk',
  kind: 'text',
  oneLine: true,
  maxLength: 40,
  format: 'ownReference',
} as const satisfies TextField

/** Specification 5, 'Wilsverklaring access form'; and whose it is, so that who is asked knows. */
export const livingWillRequestForm = {
  key: 'livingWillRequest',
  fields: [
    number,
    { ...requiredLine, key: 'naamEigenaar', minLength: 2, ...nameSays },
    birth,
    contactName,
    { ...email, key: 'contactEmail' },
    phone,
    why,
    reference,
  ],
} as const satisfies Definition

/** Specification 5, 'Volledig access form'; and what tells the dead from others of that name. */
export const fullRequestForm = {
  key: 'fullRequest',
  fields: [
    number,
    { ...requiredLine, key: 'naamOverledene', minLength: 2, ...nameSays },
    birth,
    {
      key: 'overlijdensdatum',
      kind: 'day',
      until: 'today',
      recent: true,
      after: 'geboortedatum',
      required: true,
      says: { dateFuture: 'dateOfDeathFuture', dateBefore: 'dateOfDeathBefore' },
    },
    contactName,
    { ...email, key: 'vertrouwensEmail' },
    phone,
    why,
    reference,
  ],
} as const satisfies Definition

/** By what is asked for. */
export const requestForms = { full: fullRequestForm, living_will: livingWillRequestForm } as const

/** The trusted person is asked again, or another: who could not be reached by what was given first. */
export const requestContactForm = {
  key: 'contactAgain',
  fields: [contactName, { ...email, key: 'email' }, phone],
} as const satisfies Definition

export type LivingWillAsked = AnswersOf<typeof livingWillRequestForm>
export type FullAsked = AnswersOf<typeof fullRequestForm>
export type ContactAsked = AnswersOf<typeof requestContactForm>

/** For which guild member the office asks; whether it is one, only the database knows. */
export const memberAskingForm = {
  key: 'memberAsking',
  fields: [
    {
      key: 'gildelid',
      kind: 'text',
      maxLength: 36,
      required: true,
      says: { required: 'memberAsking', tooLong: 'memberAsking', characters: 'memberAsking' },
    },
  ],
} as const satisfies Definition
