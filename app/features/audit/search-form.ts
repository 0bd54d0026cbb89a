import { ACTIONS } from '#app/access/audit.ts'
import type { Definition } from '#app/forms/fields.ts'

/** What the audit log can be searched for. The keys stand in the address. */
export const auditForm = {
  key: 'audit',
  fields: [
    { key: 'wie', kind: 'text', maxLength: 255, oneLine: true },
    { key: 'wat', kind: 'choice', options: ACTIONS, unfolds: true },
    { key: 'van', kind: 'day' },
    { key: 'tot', kind: 'day' },
  ],
} as const satisfies Definition
