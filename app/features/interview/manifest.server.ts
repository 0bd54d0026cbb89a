import { href } from 'react-router'
import { defineFeature } from '#app/features/feature/manifest.ts'

export const interview = defineFeature({
  posts: { long: [href('/vragenlijst'), href('/formulier')] },
  tables: {
    choice_legal_status: {
      actor: 'law.manage',
      retention: { ends: 'when the office removes it', because: 'it is what the law says now' },
      exported: { not: 'about the law, not about a person' },
      backup: 'contents',
    },
  },
})
