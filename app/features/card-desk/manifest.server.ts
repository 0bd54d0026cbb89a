import { defineFeature } from '#app/features/manifest.ts'

const notAboutAPerson = { not: 'what the office prints cards with' }

export const cardDesk = defineFeature({
  tables: {
    default_card_settings: {
      actor: 'cards.settings',
      retention: { ends: 'never', because: 'there is one return address' },
      exported: notAboutAPerson,
      backup: 'contents',
    },
    default_card_contacts: {
      actor: 'cards.settings',
      retention: {
        ends: 'when the office removes it',
        because: 'a colleague answers for a region for as long as that is so',
      },
      exported: notAboutAPerson,
      backup: 'contents',
    },
    postcode_area_assignments: {
      actor: 'cards.settings',
      retention: { ends: 'never', because: 'every postal code belongs to a region' },
      exported: notAboutAPerson,
      backup: 'contents',
    },
  },
})
