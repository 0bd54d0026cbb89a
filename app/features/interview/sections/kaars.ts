import { LONG, type Definition } from '#app/forms/fields.ts'

export const kaars = {
  key: 'kaars',
  fields: [
    { key: 'remembered', kind: 'longText', rows: 4, maxLength: LONG },
    { key: 'stories', kind: 'longText', rows: 4, maxLength: LONG },
    { key: 'corememory', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'liveon', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'ideals', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'objects', kind: 'longText', rows: 3, maxLength: LONG },
  ],
} as const satisfies Definition
