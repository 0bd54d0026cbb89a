import { defineFeature } from '#app/features/feature/manifest.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    operations: true
  }
}

export const operations = defineFeature({ systems: ['operations'], tables: {} })
