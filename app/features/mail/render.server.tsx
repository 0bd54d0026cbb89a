import type { QueuedMail } from './outbox.server.ts'
export async function renderMail(mail: QueuedMail) { return { subject: mail.kind, html: '', text: '' } }
