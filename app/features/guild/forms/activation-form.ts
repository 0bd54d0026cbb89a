import { requiredLine } from '#app/forms/common-fields.ts'
import type { Definition } from '#app/forms/fields.ts'

/** How the log says what was looked at before a company was let in. */
export const MEMBER_CHECKED = 'kvk and call'
export type MemberChecked = typeof MEMBER_CHECKED

/** What a colleague did before they let a company in: a member can ask for any file. */
export const activationForm = {
  key: 'activate',
  fields: [
    { key: 'kvkGezien', kind: 'consent', required: true, says: { consent: 'kvkUnseen' } },
    { key: 'gebeld', kind: 'consent', required: true, says: { consent: 'applicantUncalled' } },
    {
      ...requiredLine,
      key: 'gebeldOp',
      maxLength: 20,
      format: 'phone',
      says: { required: 'calledOnOpen' },
    },
  ],
} as const satisfies Definition
