import type { Definition } from '#app/forms/fields.ts'
import { DESK_STOPS, type RequestKind } from '../states.ts'

/** Why a delivery of this kind is stopped. */
export const stopForm = (kind: RequestKind) =>
  ({
    key: 'stop-delivery',
    fields: [
      {
        key: 'reden',
        kind: 'choice',
        options: DESK_STOPS[kind],
        required: true,
        says: { required: 'option' },
      },
    ],
  }) as const satisfies Definition
