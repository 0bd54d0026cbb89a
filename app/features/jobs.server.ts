import type { Job } from '#app/platform/jobs.server.ts'
import { sendMail } from './mail/send.server.ts'

/** Every background job by name. */
export const jobs: Record<string, Job> = { 'send-mail': sendMail }
