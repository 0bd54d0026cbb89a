import { phoneField, requiredLine } from '#app/forms/common-fields.ts'
import { UNANSWERED } from '#app/features/calls/unanswered.ts'
import type { Definition } from '#app/forms/fields.ts'
import { type RequestKind, TRUSTED_ANSWERS } from '../states.ts'

/**
 * What a trusted person said on the telephone: one of the answers that the link offers as well, or that nobody
 * answered.
 */
export const callForm = (of: RequestKind) =>
  ({
    key: 'call',
    fields: [
      { ...phoneField, key: 'nummer' },
      {
        key: 'dag',
        kind: 'day',
        from: '2020-01-01',
        until: 'today',
        recent: true,
        required: true,
      },
      {
        ...requiredLine,
        key: 'tijd',
        maxLength: 5,
        format: 'time',
        says: { time: 'timeTyped', tooLong: 'timeTyped' },
      },
      {
        key: 'antwoord',
        kind: 'choice',
        options: [...TRUSTED_ANSWERS[of], ...UNANSWERED],
        required: true,
      },
    ],
  }) as const satisfies Definition
