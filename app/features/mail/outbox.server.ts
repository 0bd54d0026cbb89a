import { randomUUID } from 'node:crypto'
import { env } from '#app/platform/env.server.ts'
import { sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { enqueue, type Sql } from '#app/platform/database/sql.server.ts'
import type { MailContents } from './contents.ts'

export type QueuedMail = { to: string } & MailContents

/** In the caller's transaction: it goes out if and only if that commits. @returns its id */
export async function queueMail(sql: Sql, mail: QueuedMail): Promise<string> {
  const id = randomUUID()
  await sql`
    insert into mails (id, kind, sealed)
    values (${id}, ${mail.kind}, ${sealForSystem(mail, `mails ${id}`)})`
  await enqueue(sql, 'send-mail', { id }, `mail ${id}`)
  return id
}

/** Where mail for the office goes. */
export const officeEmail = (): string => env().OFFICE_EMAIL ?? env().HELPDESK_EMAIL
