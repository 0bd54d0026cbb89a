import { defineFeature } from '#app/features/feature/manifest.ts'
import { relativesFact } from './export.server.ts'
import { RELATIVE } from './states.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    /** What a contact does by a link or a code. */
    relatives: true
  }
}

export const relatives = defineFeature({
  systems: ['relatives'],
  tables: {
    relatives: {
      actor: 'person',
      owner: 'owner_id',
      retention: {
        ends: 'with the account; 90 days after it was taken back',
        because: 'who was taken back hears of it, and may ask why',
        clean: (sql) => sql`
          delete from relatives
           where state = 'withdrawn' and changed_at < now() - interval '90 days'`,
      },
      bytes: { sealed: 'application', contact_hash: 'hash' },
      exported: 'account.relatives',
      columns: {
        sealed: 'account.relatives',
        rules: 'account.relatives.reads',
        because: { not: 'a word for the history of the row' },
        chosen_on: { not: 'tells by which page it was chosen, for that page' },
        answers_until: { not: 'follows from when it was asked' },
        reports_from: { not: 'from when on their reports count anew' },
        warned_at: { not: 'that a mail went to them, which their owner got as well' },
        created_at: { not: 'when step 6 was saved, not something that was said' },
        changed_at: 'account.relatives.since',
      },
      backup: 'people',
    },
    relative_links: {
      actor: 'person',
      owner: 'relative_id',
      retention: {
        ends: 'when it works no more',
        because: 'it counts no longer',
        clean: (sql) => sql`delete from relative_links where expires_at < now()`,
      },
      bytes: { hash: 'hash', browser: 'hash', address: 'hash' },
      exported: { not: 'the key of a question, which is there by its state', told: 'brief' },
      backup: 'people',
    },
  },
  machines: { relatives: RELATIVE },
  mails: { expire: ['relative-invited'], ownTerm: ['relative-invited'] },
  exports: { account: { relatives: relativesFact } },
  overview: { not: 'contacts stand there already, with how far they are' },
})
