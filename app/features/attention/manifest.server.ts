import { defineFeature } from '#app/features/feature/manifest.ts'
import { attendJobs } from './attention.server.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    attention: true
  }
}

export const attention = defineFeature({
  systems: ['attention'],
  tables: {
    attention: {
      actor: 'none',
      retention: {
        ends: 'when a colleague says what was done, or when it needs nobody any more',
        because: 'what nobody looks at does not mend itself',
      },
      exported: { not: 'work for the office; it names no person' },
      backup: 'people',
    },
  },
  jobs: { 'attend-jobs': { run: attendJobs, at: '*/5 * * * *', alone: true } },
})
