import { openForSystem } from '#app/platform/crypto.server.ts'
import { asSystem, readOnly } from '#app/platform/sql.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import type { QueuedMail } from './outbox.server.ts'
import type { RenderedMail } from './render.server.tsx'

/** Without contents once a provider took it over. */
export type KeptMail = { id: string; at: Date; contents: ({ to: string } & RenderedMail) | null }

type Row = { id: string; created_at: Date; sealed: Buffer | null }

const SHOWN = 50

export function listMails(): Promise<KeptMail[]> {
  return readOnly(asSystem('mail'), async (sql) => {
    const rows = await sql<Row[]>`
      select id, created_at, sealed from mails order by created_at desc limit ${SHOWN}`
    return Promise.all(rows.map(opened))
  })
}

export async function findMail(id: string): Promise<KeptMail | null> {
  if (!isUuid(id)) return null
  const [row] = await readOnly(
    asSystem('mail'),
    (sql) => sql<Row[]>`select id, created_at, sealed from mails where id = ${id}`,
  )
  return row ? opened(row) : null
}

async function opened({ id, created_at: at, sealed }: Row): Promise<KeptMail> {
  if (!sealed) return { id, at, contents: null }
  const mail = openForSystem<QueuedMail>(sealed, `mails ${id}`)
  const { renderMail } = await import('./render.server.tsx')
  return { id, at, contents: { to: mail.to, ...(await renderMail(mail)) } }
}
