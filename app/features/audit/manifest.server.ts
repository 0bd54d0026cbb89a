import { defineFeature } from '#app/features/manifest.ts'
import { noteNewest } from './newest.server.ts'

export const audit = defineFeature({
  tables: {
    audit_log: {
      actor: 'none',
      retention: {
        ends: 'after five years',
        because: 'for as long someone can claim that their file was opened without right',
        clean: (sql) => sql`select forget_audit_days()`,
      },
      bytes: { previous: 'hash', hash: 'hash' },
      exported: { not: 'the page about privacy shows who looked, for as long as the account is' },
      backup: 'contents',
    },
    grants: {
      actor: 'none',
      owner: 'subject_id',
      retention: {
        ends: 'with the account',
        because: 'it says who may read what, and could before',
      },
      bytes: { grantee_contact: 'hash' },
      exported: { not: 'nobody can be given one yet' },
      backup: 'contents',
    },
  },
  jobs: { 'note-audit': { run: noteNewest, at: '5 0 * * *' } },
})
