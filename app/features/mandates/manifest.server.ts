import { defineFeature } from '#app/features/manifest.ts'

export const mandates = defineFeature({
  tables: {
    mandates: {
      actor: 'none',
      owner: 'subject_id',
      retention: {
        ends: 'with the account',
        because: 'it says who agreed that someone else wrote, and how',
      },
      bytes: { token_hash: 'hash' },
      exported: { not: 'the page about privacy shows who wrote along, and until when' },
      backup: 'contents',
    },
  },
})
