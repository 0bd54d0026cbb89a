import type { Job } from '#app/platform/jobs.server.ts'
import { cleanUp } from './cleaning.server.ts'
import { sendMail } from './mail/send.server.ts'

/** Every background job by name. */
export const jobs: Record<string, Job> = { 'send-mail': sendMail, 'clean-up': cleanUp }

/** Jobs that start by themselves: every night at 2 o'clock UTC. */
export const crontab = '0 2 * * * clean-up'
