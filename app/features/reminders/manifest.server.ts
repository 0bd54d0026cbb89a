import { defineFeature } from '#app/features/feature/manifest.ts'
import { reminders as remindersFact } from './export.server.ts'
import { reminderPart } from './overview-part.server.ts'
import { finishReminder, sendFinishReminders } from './finish.server.ts'
import { sendReminders } from './reminders.server.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    reminders: true
  }
}

export const reminders = defineFeature({
  systems: ['reminders'],
  tables: {
    reminders: {
      actor: 'reminders',
      owner: 'user_id',
      retention: { ends: 'with the account', because: 'it keeps a second mail for a period away' },
      bytes: { token_hash: 'hash' },
      exported: 'account.reminders',
      columns: {
        due_on: { not: 'it follows from how often somebody wants a reminder' },
        expires_at: { not: 'it is how long the link of the mail works' },
      },
      backup: 'contents',
    },
    finish_reminders: {
      actor: 'reminders',
      owner: 'user_id',
      retention: { ends: 'with the account', because: 'it keeps a second mail away' },
      bytes: { token_hash: 'hash' },
      exported: 'account.finishReminder',
      columns: {
        expires_at: { not: 'it is how long the link of the mail works' },
      },
      backup: 'contents',
    },
  },
  jobs: {
    'send-reminders': { run: () => sendReminders(new Date()), at: '0 4 * * *', alone: true },
    'send-finish-reminders': {
      run: () => sendFinishReminders(new Date()),
      at: '30 4 * * *',
      alone: true,
    },
  },
  overview: [reminderPart],
  exports: { account: { reminders: remindersFact, finishReminder } },
})
