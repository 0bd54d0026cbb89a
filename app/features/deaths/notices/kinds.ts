import type { Definition } from '#app/forms/fields.ts'

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

/** What came of a call in which something was asked. none: nobody answered. */
export const askCallForm = {
  key: 'death-call-asked',
  fields: [
    { key: 'gesprek', kind: 'choice', options: ['yes', 'no', 'unknown', 'none'], required: true },
  ],
} as const satisfies Definition

/** What came of a call in which something was told. */
export const tellCallForm = {
  key: 'death-call-told',
  fields: [{ key: 'gesprek', kind: 'choice', options: ['told', 'none'], required: true }],
} as const satisfies Definition

export type CallSaid = (typeof askCallForm | typeof tellCallForm)['fields'][0]['options'][number]
