import { LONG, type Definition } from '#app/forms/fields.ts'

export const steen = {
  key: 'steen',
  fields: [
    { key: 'difficulties', kind: 'longText', rows: 4, maxLength: LONG },
    { key: 'familyIssues', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'avoidTopics', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'handlingMemories', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'reconciliation', kind: 'longText', rows: 3, maxLength: LONG },
  ],
} as const satisfies Definition
