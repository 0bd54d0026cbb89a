import { defineFeature } from '#app/features/feature/manifest.ts'
import { endDeliveries } from './end.server.ts'
import { deliverDue } from './job.server.ts'

const ofARequest = {
  not: 'of who asked for the file; its owner reads of it in the log',
  told: 'handed',
} as const

export const delivery = defineFeature({
  tables: {
    deliveries: {
      actor: 'none',
      retention: {
        ends: 'with the case of the file, or after five years',
        because: 'for as long someone can claim that their file was released without right',
        clean: (sql) => sql`
          delete from deliveries where created_at < now() - interval '5 years'`,
      },
      exported: ofARequest,
      backup: 'people',
    },
    delivery_files: {
      actor: 'release',
      retention: {
        ends: 'when the term is over and someone got it, or who waited for a living will was told that nobody did; and when the request is stopped',
        because:
          'a member has some time to get what it asked for, and nothing goes that nobody got',
        clean: (sql) => sql`
          delete from delivery_files f using deliveries d
           where d.id = f.delivery_id and d.available_until <= now()
             and not nobody_got(d.id) and not nobody_got_will(d.id)`,
      },
      bytes: { sealed: 'application', sealed_first: 'application' },
      objects: ['storage_key'],

      exported: ofARequest,
      backup: 'people',
    },
    delivery_downloads: {
      actor: 'none',
      retention: {
        ends: 'after five years',
        because: 'it shows that and when a file was handed over',
        clean: (sql) => sql`
          delete from delivery_downloads where at < now() - interval '5 years'`,
      },
      exported: ofARequest,
      backup: 'people',
    },
  },
  jobs: {
    deliver: { run: () => deliverDue(), at: '* * * * *', alone: true },
    'end-deliveries': { run: () => endDeliveries(), at: '25 * * * *', alone: true },
  },
})
