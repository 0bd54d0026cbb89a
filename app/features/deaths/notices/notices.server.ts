/** What contacts without an e-mail address are to be told: a colleague calls them, or prints a letter. */
import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { RelativeCard } from '#app/features/contacts/people.server.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import type { Told } from './kinds.ts'

const belongsTo = (id: string) => `death_notices ${id}`

/** @param sealed the column of a row of `death_notices` */
export const openNoticeCard = (id: string, sealed: Buffer): RelativeCard =>
  openForSystem<RelativeCard>(sealed, belongsTo(id))

/** Seals the card of a contact for a row of `death_notices`. */
export const sealNoticeCard = (id: string, card: RelativeCard): Buffer =>
  sealForSystem(card, belongsTo(id))

/** A contact of a report. */
export type ToTell = { id: string; card: RelativeCard }

/**
 * Notes that a contact without an address is to be told, once; the office is mailed when it is the first of
 * this report.
 */
export async function tellByHand(
  sql: Sql,
  reportId: string,
  { id: relativeId, card }: ToTell,
  about: Told,
): Promise<void> {
  const id = randomUUID()
  const [others] = await sql<{ open: boolean }[]>`
    select exists (select from death_notices
                    where report_id = ${reportId} and about = ${about} and done_at is null) as open`
  const { count } = await sql`
    insert into death_notices (id, report_id, relative_id, about, sealed)
    values (${id}, ${reportId}, ${relativeId}, ${about}, ${sealNoticeCard(id, card)})
    on conflict do nothing`
  if (count === 0 || others?.open) return
  await queueMail(sql, {
    kind: 'office-death-tell',
    to: officeEmail(),
    link: absoluteLink(href('/admin/toegangsverzoeken/overlijden/:id', { id: reportId })),
  })
}
