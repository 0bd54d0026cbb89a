import type { Definition } from '#app/forms/fields.ts'

/** Looks for members; its names stand in addresses. */
export const memberSearchForm = {
  key: 'members',
  fields: [
    { key: 'zoek', kind: 'text', maxLength: 200, oneLine: true },
    { key: 'stand', kind: 'choice', options: ['active', 'inactive', 'new'], unfolds: true },
  ],
} as const satisfies Definition
