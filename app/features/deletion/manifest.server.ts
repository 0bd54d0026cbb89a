import { defineFeature } from '#app/features/feature/manifest.ts'
import { executeDeletions } from './deletion.server.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    deletion: true
  }
}

export const deletion = defineFeature({
  systems: ['deletion'],
  tables: {
    account_deletions: {
      actor: 'person',
      owner: 'user_id',
      retention: {
        ends: 'with the account, a week later, or when it is taken back',
        because: 'people may think again',
      },
      bytes: { token_hash: 'hash' },
      exported: { not: 'a request of a week, which the overview shows', told: 'brief' },
      backup: 'people',
    },
  },
  jobs: { 'delete-accounts': { run: executeDeletions, at: '15 2 * * *', alone: true } },
  overview: { not: 'the page says above all else that the file will be deleted' },
})
