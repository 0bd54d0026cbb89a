import { defineFeature } from '#app/features/feature/manifest.ts'
import { grants, looks } from './export.server.ts'
import { chainAudit } from './chain.server.ts'
import { noteNewest } from './newest.server.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    audit: true
  }
}

export const audit = defineFeature({
  systems: ['audit'],
  tables: {
    audit_log: {
      actor: 'none',
      retention: {
        ends: 'after five years',
        because: 'for as long someone can claim that their file was opened without right',
        clean: (sql) => sql`select forget_audit_days()`,
      },
      bytes: { previous: 'hash', hash: 'hash' },
      exported: 'account.looks',
      backup: 'contents',
    },
    grants: {
      actor: 'none',
      owner: 'subject_id',
      retention: {
        ends: 'with the account',
        because: 'it says who may read what, and could before',
      },
      exported: 'account.grants',
      columns: {
        grantee_user_id: 'account.grants.to',
        grantee_member_id: 'account.grants.to',
        grantee_system: 'account.grants.to',
        valid_from: 'account.grants.from',
        valid_until: 'account.grants.until',
        origin: 'account.grants.by',
        reason: {
          not: 'it says which of the two ways it was given; mandates and accessRequests tell of both',
        },
        created_at: { not: 'it counts from then on' },
        mandate_id: 'account.mandates',
        delivery_id: 'account.accessRequests',
        report_id: { not: 'of what contacts let us know; the log has it' },
        needs: { not: 'it is the right that a colleague has besides' },
      },
      backup: 'contents',
    },
    reading_requests: {
      actor: 'none',
      owner: 'reader_id',
      retention: {
        ends: 'after a year',
        because: 'it counts for an hour; the audit log keeps who asked and decided',
        clean: (sql) => sql`select forget_reading_requests()`,
      },
      exported: { not: 'work for the office; the audit log has it', told: 'work' },
      backup: 'contents',
    },
  },
  exports: { account: { looks, grants } },
  jobs: {
    'chain-audit': { run: chainAudit, at: '* * * * *', alone: true },
    'note-audit': { run: noteNewest, at: '5 0 * * *', alone: true },
  },
  overview: { not: 'who read the file, and may, stands under privacy' },
})
