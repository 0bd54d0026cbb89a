import { defineFeature } from '#app/features/manifest.ts'

export const guild = defineFeature({
  tables: {
    franchise_partners: {
      actor: 'accounts',
      retention: {
        ends: 'when the office removes it',
        because: 'a business may return, and its referral code is in print',
      },
      exported: { not: 'what a business says of itself, for its membership' },
      backup: 'contents',
    },
  },
})
