import type { DbRow } from '#db/row.ts'
import { openForSystem } from '#app/platform/keys/crypto.server.ts'
import { atOf, goesOn, paged, type Paged } from '#app/platform/http/paging.server.ts'
import type { MailTraits } from '#app/features/feature/manifest.ts'
import type { Cursor } from '#app/platform/http/cursor.ts'
import { asSystem, readOnly } from '#app/platform/database/sql.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { withReceiver } from './receiver.server.ts'
import type { QueuedMail } from './outbox.server.ts'
import type { RenderedMail } from './render.server.tsx'

/** Without address and subject once a provider took it over. */
export type ListedMail = { id: string; at: Date; to?: string; subject?: string }
export type KeptMail = { to: string; at: Date } & RenderedMail

type Row = DbRow<'mails', 'id' | 'created_at' | 'sealed'>

const SHOWN = 50

/** The newest first, so many at a time. @param after the last one of the page before */
export async function listMails(after?: Cursor): Promise<Paged<ListedMail>> {
  const rows = await readOnly(
    asSystem('mail'),
    (sql) => sql<(Row & Cursor)[]>`
      select id, created_at, sealed, ${atOf(sql)} from mails
       where true ${goesOn(sql, after)}
       limit ${SHOWN + 1}`,
  )
  const { mailSubject: subjectOf } = await import('./render.server.tsx')
  return paged(rows, SHOWN, ({ id, created_at: at, sealed }) => {
    if (!sealed) return { id, at }
    const mail = openedMail(id, sealed)
    return { id, at, to: mail.to, subject: subjectOf(mail) }
  })
}

/** Null also when a provider took it over. */
export async function findMail(id: string, traits: MailTraits): Promise<KeptMail | null> {
  if (!isUuid(id)) return null
  const [row] = await readOnly(
    asSystem('mail'),
    (sql) => sql<Row[]>`select id, created_at, sealed from mails where id = ${id}`,
  )
  if (!row?.sealed) return null
  const mail = openedMail(id, row.sealed)
  const { renderMail } = await import('./render.server.tsx')
  return {
    to: mail.to,
    at: row.created_at,
    ...(await renderMail(await withReceiver(mail), traits)),
  }
}

const openedMail = (id: string, sealed: Buffer) => openForSystem<QueuedMail>(sealed, `mails ${id}`)
