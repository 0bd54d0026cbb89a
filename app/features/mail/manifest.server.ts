import { defineFeature } from '#app/features/feature/manifest.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    mail: true
  }
}

export const mail = defineFeature({
  systems: ['mail'],
  tables: {
    mails: {
      actor: 'mail',
      retention: {
        ends: '30 days after it was sent; its contents when it was sent',
        because: 'someone may ask whether a mail went out',
        clean: (sql) => sql`
          delete from mails where status = 'sent' and sent_at < now() - interval '30 days'`,
      },
      bytes: { sealed: 'application, briefly' },
      exported: { not: 'it is in the mailbox of whom it went to', told: 'sent' },
      backup: 'people',
    },
  },
})
