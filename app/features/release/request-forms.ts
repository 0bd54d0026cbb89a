import { requiredLine } from '#app/forms/common-fields.ts'
import type { AnswersOf, Definition } from '#app/forms/fields.ts'

const number = {
  ...requiredLine,
  key: 'dossierNummer',
  maxLength: 20,
  format: 'fileNumber',
} as const

const email = { ...requiredLine, maxLength: 255, format: 'email', lowerCase: true } as const

/** Specification 5, 'Wilsverklaring access form'. */
export const livingWillRequestForm = {
  key: 'livingWillRequest',
  fields: [
    number,
    { ...requiredLine, key: 'contactNaam', minLength: 2 },
    { ...email, key: 'contactEmail' },
  ],
} as const satisfies Definition

/** Specification 5, 'Volledig access form'. */
export const fullRequestForm = {
  key: 'fullRequest',
  fields: [
    number,
    { ...requiredLine, key: 'naamOverledene', minLength: 2 },
    {
      key: 'overlijdensdatum',
      kind: 'day',
      until: 'today',
      required: true,
      says: { dateFuture: 'dateOfDeathFuture' },
    },
    { ...email, key: 'vertrouwensEmail' },
    {
      key: 'verklaring',
      kind: 'longText',
      rows: 4,
      minLength: 10,
      maxLength: 1000,
      required: true,
    },
  ],
} as const satisfies Definition

/** The trusted person is asked again, at an address that may have been wrong. */
export const contactForm = {
  key: 'contactAgain',
  fields: [{ ...email, key: 'email' }],
} as const satisfies Definition

export type LivingWillAsked = AnswersOf<typeof livingWillRequestForm>
export type FullAsked = AnswersOf<typeof fullRequestForm>
