import { type Definition, type Field, SHORT } from '#app/forms/fields.ts'

/** The day of a step. @param from the first day that is possible, as '2026-03-05' */
const recentDayFrom = (from: string) =>
  ({ ...dayFrom(from), recent: true }) as const satisfies Field

/** The same of a paper that may be from years ago. */
const dayFrom = (from: string) =>
  ({
    key: 'date',
    kind: 'day',
    from,
    until: 'today',
    required: true,
    says: { required: 'date', text: 'date', characters: 'date', tooLong: 'date' },
  }) as const satisfies Field

/** Notes the day of a step. @param from the first day that is possible */
export const stepForm = (from: string) =>
  ({ key: 'step', fields: [recentDayFrom(from)] }) as const satisfies Definition

const scan = {
  key: 'file',
  kind: 'file',
  accept: '.pdf,.jpg,.jpeg,.png,.heic',
  says: { file: 'fileOfPaper' },
} as const satisfies Field

/** Notes the day of signing, and keeps the paper. @param from the first day that is possible */
export const signForm = (from: string) =>
  ({
    key: 'sign',
    fields: [recentDayFrom(from), { ...scan, required: true }],
  }) as const satisfies Definition

/** Takes in a paper that was made and signed elsewhere. @param from the first day that is possible */
export const paperForm = (from: string) =>
  ({
    key: 'paper',
    fields: [
      { key: 'title', kind: 'text', maxLength: SHORT, oneLine: true, required: true },
      dayFrom(from),
      scan,
    ],
  }) as const satisfies Definition

/** Adds a picture of a paper that is in the register. */
export const pictureForm = {
  key: 'picture',
  fields: [{ ...scan, required: true }],
} as const satisfies Definition

/** Consent to keep data about health, apart from any other (article 9 GDPR). */
export const healthConsentForm = {
  key: 'healthConsent',
  fields: [{ key: 'consent', kind: 'consent', required: true, says: { consent: 'healthConsent' } }],
} as const satisfies Definition
