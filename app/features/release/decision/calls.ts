/** Who is called about a request besides its trusted person, and what they say. */
import { requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** no: about a death, that somebody lives; about a living will, that it may not be read. none: nobody answered. */
export const CALL_ANSWERS = ['yes', 'no', 'none'] as const
export type CallAnswer = (typeof CALL_ANSWERS)[number]

/** Whether that can have come of a call. */
export const isCallAnswer = (said: string): said is CallAnswer =>
  CALL_ANSWERS.some((one) => one === said)

/** Of a living will its owner can be called, and where that brings nothing a doctor or hospital. */
export type CalledWho = 'named' | 'owner' | 'doctor'

/** Who was called: with how they are related, or where they are. */
export type Called = { name: string; more: string }

/** A doctor or hospital that was called about a living will: who lives reads it. */
export const doctorForm = {
  key: 'doctor-called',
  fields: [
    { ...requiredLine, key: 'arts', maxLength: 100, says: { required: 'nameOpen' } },
    { ...requiredLine, key: 'plaats', maxLength: 100, says: { required: 'townOpen' } },
  ],
} as const satisfies Definition
