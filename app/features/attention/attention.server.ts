/** What needs a person: what it is, and what a person says to it. */
import type { Actor } from '#app/access/actor.ts'
import type { DbRow, Narrowed } from '#db/row.ts'
import {
  type StoppedRequest,
  stoppedRequestsIn,
} from '#app/features/release/stops/stopped-requests.server.ts'
import type { DeskStop } from '#app/features/release/states.ts'
import {
  asPerson,
  asSystem,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import {
  type AttentionAnswer,
  type AttentionKind,
  answersTo,
  isExpired,
  isStop,
} from './answers.ts'

type Row = DbRow<
  'open_attention',
  | 'id!'
  | 'kind!'
  | 'about!'
  | 'why'
  | 'since!'
  | 'company'
  | 'amount_cents as amountCents'
  | 'request_id as requestId'
>

/** `about` is the id of that mail, payment, delivery, report of a death or request, and the name of the job. */
export type AttentionItem =
  | Narrowed<Row, { kind: 'mail' | 'refund' | 'job' }>
  | (Narrowed<Row, { kind: 'payment' }> & { why: 'amount' | 'currency' | 'session' })
  | (Narrowed<Row, { kind: 'returned' }> & { why: 'refund' | 'dispute' })
  | (Narrowed<Row, { kind: 'delivery' }> & { why: 'failed' | 'nothing' })
  | (Narrowed<Row, { kind: 'death' }> & {
      why: 'contact-denies' | 'by-owner' | 'owner-signed-in' | 'owner-answered'
    })
  | (Narrowed<Row, { kind: 'fetched' | 'entered' }> & {
      why: 'by-owner' | 'contact-denies' | 'owner-signed-in' | 'owner-answered' | DeskStop
    })
  | (Narrowed<Row, { kind: 'denied' }> & { why: 'contact-denies' })

/** `stopped`: what it is about, of a request that was stopped. */
export type ShownAttention = AttentionItem & { stopped: StoppedRequest | undefined }

const MOST = 50

/** The oldest first, as many as fit on a page: the rest comes when those are done. */
export const openAttention = ({ id }: Actor): Promise<{ rows: ShownAttention[]; more: boolean }> =>
  readOnly(asPerson(id), async (sql) => {
    const { rows, more } = await attentionIn(sql)
    const stops = rows.filter(({ kind }) => isStop(kind)).map(({ about }) => about)
    const stopped = await stoppedRequestsIn(sql, stops)
    return { rows: rows.map((row) => ({ ...row, stopped: stopped.get(row.about) })), more }
  })

/** The same in the caller's transaction, without opening what a request says. */
export async function attentionIn(sql: Sql): Promise<{ rows: AttentionItem[]; more: boolean }> {
  const found = await sql<AttentionItem[]>`
    select id, kind, about, why, since, company, amount_cents as "amountCents",
           request_id as "requestId"
      from open_attention(${MOST + 1})`
  return { rows: found.slice(0, MOST), more: found.length > MOST }
}

/** How many things wait, of the kinds that this colleague may attend to. */
export const attentionCount = ({ id }: Actor): Promise<number> =>
  readOnly(asPerson(id), async (sql) => {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from attention`
    return row?.count ?? 0
  })

/**
 * @param expire the kinds of mails whose link stops working: such a mail can only be taken away, and no other
 * @returns false when somebody did so before, when it needs nobody any more, and where that is no answer
 */
export const settleAttention = (
  actor: Actor,
  id: string,
  answer: AttentionAnswer,
  expire: ReadonlySet<string>,
): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    if (!(await answersNow(sql, id, expire)).includes(answer)) return false
    const [row] = await sql<DbRow<'settle_attention', 'settle_attention as done'>[]>`
      select settle_attention(${id}, ${answer}, ${actor.request}) as done`
    return row?.done ?? false
  })

/** What its kind and why allow, which never change. Nothing where it is gone. */
async function answersNow(
  sql: Sql,
  id: string,
  expire: ReadonlySet<string>,
): Promise<readonly AttentionAnswer[]> {
  const [row] = await sql<Narrowed<DbRow<'attention', 'kind' | 'why'>, { kind: AttentionKind }>[]>`
    select kind, why from attention where id = ${id}`
  return row ? answersTo(row.kind, isExpired(row, expire)) : []
}

/** The job that looks for jobs that gave up. */
export const attendJobs = async (): Promise<void> => {
  await withActor(asSystem('attention'), (sql) => sql`select attend_jobs()`)
}
