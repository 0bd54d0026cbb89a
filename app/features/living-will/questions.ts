import { LONG, type Definition, SHORT } from '#app/forms/fields.ts'

/** Articles 7:450 and 7:465 BW. A request for euthanasia is never made here. */
export const livingWill = {
  key: 'livingWill',
  fields: [
    {
      key: 'treatments',
      kind: 'choices',
      options: [
        'lifeSaving',
        'intensiveCare',
        'ventilation',
        'hospital',
        'operation',
        'dialysis',
        'feeding',
        'antibiotics',
        'blood',
      ],
    },
    {
      key: 'situations',
      kind: 'choices',
      options: ['coma', 'brain', 'dementia', 'dying', 'never', 'own'],
    },
    { key: 'treatmentWords', kind: 'longText', maxLength: LONG, rows: 4 },
    { key: 'resuscitation', kind: 'choice', options: ['no', 'sometimes', 'yes'] },
    { key: 'resuscitationWords', kind: 'longText', maxLength: LONG, rows: 4 },
    { key: 'proxyName', kind: 'text', maxLength: SHORT },
    { key: 'proxyRelation', kind: 'text', maxLength: 100 },
    { key: 'proxyPhone', kind: 'text', maxLength: 20, format: 'phone' },
    { key: 'proxyAddress', kind: 'text', maxLength: SHORT },
    { key: 'substituteName', kind: 'text', maxLength: SHORT },
    { key: 'substitutePhone', kind: 'text', maxLength: 20, format: 'phone' },
    { key: 'proxyWords', kind: 'longText', maxLength: LONG, rows: 4 },
  ],
} as const satisfies Definition
