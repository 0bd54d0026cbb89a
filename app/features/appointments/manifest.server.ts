import { defineFeature } from '#app/features/feature/manifest.ts'
import { appointments as appointmentsFact } from './export.server.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    appointments: true
  }
}

export const appointments = defineFeature({
  systems: ['appointments'],
  tables: {
    appointments: {
      actor: 'appointments',
      retention: {
        ends: 'half a year after it took place, or with the account of who booked it',
        because: 'a conversation may have a sequel',
        clean: (sql) => sql`delete from appointments where ends_at < now() - interval '6 months'`,
      },
      bytes: { notes: 'application', token_hash: 'hash' },
      exported: 'account.appointments',
      backup: 'people',
    },
  },
  exports: { account: { appointments: appointmentsFact } },
})
