import type { Definition } from '#app/forms/fields.ts'
import { REFUSALS, type RefusalReason, type RequestKind } from '../states.ts'

/** Reasons that are none for a request of the other kind. */
const OTHER_KIND: Record<RequestKind, RefusalReason> = {
  full: 'not-signed',
  living_will: 'no-death',
}

/** The form in which the office says why it refuses a request. */
export const refuseForm = (of: RequestKind) =>
  ({
    key: 'refuse',
    fields: [
      {
        key: 'reden',
        kind: 'choice',
        options: REFUSALS.filter((one) => one !== OTHER_KIND[of]),
        required: true,
      },
    ],
  }) as const satisfies Definition
