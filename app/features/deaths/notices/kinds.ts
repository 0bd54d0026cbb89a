import { UNANSWERED } from '#app/features/calls/unanswered.ts'
import { requiredLine } from '#app/forms/common-fields.ts'
import type { AnswersOf, Definition } from '#app/forms/fields.ts'

/**
 * What a contact without an e-mail address is to be told. asked: is it so? first, all: what can be read
 * now. new-code: a letter with a code that was lost.
 */
export const ABOUT = [
  'asked',
  'first',
  'all',
  'stopped',
  'refused',
  'expired',
  'ends-soon',
  'ended',
  'new-code',
] as const
export type About = (typeof ABOUT)[number]

/** All but a lost letter. */
export type Told = Exclude<About, 'new-code'>

/** What came of a call in which something was asked. */
const askCallForm = {
  key: 'death-call-asked',
  fields: [
    {
      key: 'gesprek',
      kind: 'choice',
      options: ['yes', 'no', 'unknown', ...UNANSWERED],
      required: true,
    },
  ],
} as const satisfies Definition

/** What came of a call in which something was told. */
const tellCallForm = {
  key: 'death-call-told',
  fields: [{ key: 'gesprek', kind: 'choice', options: ['told', ...UNANSWERED], required: true }],
} as const satisfies Definition

/** Where a letter may go. */
const STREET = { ...requiredLine, key: 'straat', says: { required: 'street' } } as const
const POSTAL_CODE = {
  ...requiredLine,
  key: 'postcode',
  maxLength: 10,
  format: 'postalCode',
  says: { required: 'postalCodeOpen' },
} as const
const CITY = { ...requiredLine, key: 'plaats', says: { required: 'city' } } as const

/** Where a new letter with a code may go, as its reader says. */
export const letterAddressForm = {
  key: 'letter-address',
  fields: [STREET, POSTAL_CODE, CITY],
} as const satisfies Definition

export type LetterAddress = AnswersOf<typeof letterAddressForm>

const lost = { field: 'gesprek', is: ['lost'] } as const

const CODE_CALL = {
  key: 'gesprek',
  kind: 'choice',
  options: ['told', 'lost', ...UNANSWERED],
  required: true,
} as const

/**
 * The same of what is read with the code of a letter. lost: told, and has no letter with a code (any more), of
 * which a new one goes to the address of the file.
 */
const tellCodeForm = {
  key: 'death-call-code',
  fields: [CODE_CALL],
} as const satisfies Definition

/** The same of who has no address in the file: it goes to where they say. */
const tellCodeAndAddressForm = {
  key: 'death-call-address',
  fields: [
    CODE_CALL,
    { ...STREET, showIf: lost },
    { ...POSTAL_CODE, showIf: lost },
    { ...CITY, showIf: lost },
  ],
} as const satisfies Definition

/** Whether who makes a letter with a code called the reader themselves: its reader reads a year by it. */
export const selfCalledForm = {
  key: 'letter-self-called',
  fields: [{ key: 'zelf', kind: 'choice', options: ['ja', 'nee'], required: true }],
} as const satisfies Definition

const WITH_CODE: readonly About[] = ['first', 'all', 'ends-soon']

/** What can have come of a call to somebody of whom the file has an address, or not. */
export function callFormOf(about: About, hasAddress: boolean) {
  if (about === 'asked') return askCallForm
  if (!WITH_CODE.includes(about)) return tellCallForm
  return hasAddress ? tellCodeForm : tellCodeAndAddressForm
}

export type CallSaid = ReturnType<typeof callFormOf>['fields'][0]['options'][number]
