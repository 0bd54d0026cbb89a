import { href } from 'react-router'
import { defineFeature } from '#app/features/feature/manifest.ts'
import { MOST_CHECKED } from './check-form.ts'

export const signatures = defineFeature({
  systems: ['signatures'],
  // Somewhat more than what is looked at, so that the page can say that it was too large.
  posts: { large: { [href('/controleer')]: 3 * MOST_CHECKED } },
  tables: {
    booklet_codes: {
      actor: 'signatures',
      owner: 'wish_id',
      retention: {
        ends: 'with the account',
        because: 'a code stays on paper as long as the paper lies there',
      },
      bytes: { hash: 'hash', sealed: 'code' },
      exported: { not: 'what the versions say, sealed with a code on paper', told: 'derived' },
      backup: 'contents',
    },
  },
  overview: { not: 'it says what the list of versions says' },
})
