import { defineFeature } from '#app/features/feature/manifest.ts'

export const fileIndex = defineFeature({
  tables: {
    file_index: {
      actor: 'accounts',
      owner: 'user_id',
      retention: { ends: 'with the account', because: 'the office finds a person by it' },
      bytes: { sealed: 'search' },
      exported: { not: 'made from the profile, which is in it', told: 'derived' },
      backup: 'people',
    },
  },
  overview: { not: 'made from the profile, for the office' },
})
