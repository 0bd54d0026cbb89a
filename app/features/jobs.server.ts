import type { Job } from '#app/platform/jobs.server.ts'
import { answerMailRequest } from './accounts/answer-mail-request.server.ts'
import { cleanUp } from './cleaning.server.ts'
import { sweepDocuments } from './documents/sweep.server.ts'
import { sendMail } from './mail/send.server.ts'
import { executeDeletions } from './own-data/deletion.server.ts'
import { sendReminders } from './reminders/reminders.server.ts'

/** Every background job by name. */
export const jobs: Record<string, Job> = {
  'answer-mail-request': answerMailRequest,
  'send-mail': sendMail,
  'clean-up': cleanUp,
  'send-reminders': () => sendReminders(new Date()),
  'delete-accounts': executeDeletions,
  'sweep-documents': () => sweepDocuments(new Date()),
}

/** Jobs that start by themselves, every night (UTC). Files go after the accounts they belonged to. */
export const crontab = `
  0 2 * * * clean-up
  15 2 * * * delete-accounts
  30 2 * * * sweep-documents
  0 4 * * * send-reminders`
