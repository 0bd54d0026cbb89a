import { defineFeature } from '#app/features/feature/manifest.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    callbacks: true
  }
}

export const callbacks = defineFeature({
  systems: ['callbacks'],
  tables: {
    callback_requests: {
      actor: 'callbacks',
      retention: {
        ends: 'after half a year',
        because: 'who was called may call back',
        clean: (sql) => sql`
          delete from callback_requests where created_at < now() - interval '6 months'`,
      },
      bytes: { message: 'application' },
      exported: { not: 'of businesses, who ask without an account' },
      backup: 'people',
    },
  },
})
