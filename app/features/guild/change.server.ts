/** What the office changes about members. Each change leaves a row in the audit log. */
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { noteAudit } from '#app/access/audit.server.ts'
import type { Action } from '#app/access/audit.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { guild } from './texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import {
  asPerson,
  readOnly,
  type Sql,
  takeTurns,
  withActor,
} from '#app/platform/database/sql.server.ts'
import {
  type Business,
  businessColumns,
  insertBusiness,
  businessFingerprint,
  type StoredBusiness,
  updateBusiness,
} from './business.server.ts'
import { MEMBER_CHECKED, type MemberChecked } from './forms/activation-form.ts'
import type { StopReason } from './forms/deactivate-form.ts'
import { inviteColleagues, inviteOwner } from './invite.server.ts'
import { endMember, type OpenDelivery, openDeliveries } from './leave.server.ts'

/** already: someone else did so before. unknown: there is no such member (any more). */
export type MemberMarked = { ok: true } | { ok: false; reason: 'already' | 'unknown' }

/**
 * Activates a member; jobs mail its contact how to begin, and make an account for one who has none.
 *
 * @param detail what was looked at of an application; the log says it
 * @param calledOn the number by which it was called
 */
export const activateMember = (
  actor: Actor,
  id: string,
  detail?: MemberChecked,
  calledOn?: string,
): Promise<MemberMarked> => {
  const start = async (sql: Sql) => {
    const { count } = await sql`
      update franchise_partners
         set status = 'active', activated_at = coalesce(activated_at, now()),
             called_on = coalesce(${calledOn ?? null}, called_on)
       where id = ${id} and status = 'inactive' and removed_at is null`
    if (count > 0) {
      await inviteOwner(sql, id)
      await inviteColleagues(sql, id)
    }
    return count > 0
  }
  return changeMember(actor, id, 'member.activate', start, { ...(detail && { detail }) })
}

/**
 * Deactivates a member: everybody who works there is signed out at once, and the company is mailed
 * why.
 */
export const deactivateMember = (
  actor: Actor,
  id: string,
  reason: StopReason,
): Promise<MemberMarked> => {
  const stop = async (sql: Sql) => {
    const [stopped] = await sql<
      DbRow<'franchise_partners', 'email' | 'contact_name as contactName'>[]
    >`
      update franchise_partners set status = 'inactive' where id = ${id} and status = 'active'
      returning email, contact_name as "contactName"`
    if (stopped) await tellStopped(sql, stopped, reason)
    return stopped !== undefined
  }
  return changeMember(actor, id, 'member.deactivate', stop, { reason })
}

const tellStopped = (
  sql: Sql,
  { email: to, contactName: firstName }: { email: string; contactName: string },
  reason: StopReason,
) =>
  queueMail(sql, {
    kind: 'membership-stopped',
    to,
    firstName,
    follows: guild.stop.mail[reason],
    link: absoluteLink(href('/juridisch/gebruiksvoorwaarden-uitvaartondernemers')),
  })

/** Sends an active member the mail once more. */
export const inviteAgain = (actor: Actor, id: string): Promise<MemberMarked> =>
  changeMember(actor, id, 'member.invite', async (sql) => {
    const active = await sql`
      select 1 from franchise_partners where id = ${id} and status = 'active'`
    if (active.length > 0) await inviteOwner(sql, id)
    return active.length > 0
  })

/**
 * Adds a member that is active from the start, by who looked it up and called it. Pressed twice, the
 * button finds what it added.
 *
 * @param calledOn the number by which it was called
 * @returns its id; null when another company with that address is there already
 */
export const createMember = (
  actor: Actor,
  business: Business,
  calledOn?: string,
): Promise<string | null> =>
  withActor(asPerson(actor.id), async (sql) => {
    const id = await insertBusiness(sql, business)
    if (!id) return justCreated(sql, business)
    await sql`
      update franchise_partners
         set status = 'active', activated_at = now(), called_on = ${calledOn ?? null}
       where id = ${id}`
    await inviteOwner(sql, id)
    const detail = MEMBER_CHECKED
    await noteAudit(sql, actor, { action: 'member.create', subject: id, detail })
    return id
  })

/** The member of that name and address that was added a moment ago. */
async function justCreated(sql: Sql, { companyName, email }: Business): Promise<string | null> {
  const [row] = await sql<DbRow<'franchise_partners', 'id'>[]>`
    select id from franchise_partners
     where email = ${email} and company_name = ${companyName} and removed_at is null
       and activated_at > now() - interval '1 minute'`
  return row?.id ?? null
}

export type BusinessChanged =
  | { ok: true }
  /** changed: someone else did so since the form was made. known: another member has that address. */
  | { ok: false; reason: 'unknown' | 'changed' | 'known' }

/**
 * Changes the facts of a company.
 *
 * @param seen fingerprint of the form: nobody changes unseen what another has changed
 */
export const changeBusiness = (
  actor: Actor,
  id: string,
  seen: string,
  business: Business,
): Promise<BusinessChanged> =>
  withActor(asPerson(actor.id), async (sql) => {
    await takeTurns(sql, `guild ${business.email}`)
    const [before] = await sql<StoredBusiness[]>`
      select ${businessColumns(sql)} from franchise_partners
       where id = ${id} and removed_at is null for update`
    if (!before) return { ok: false, reason: 'unknown' }
    if (businessFingerprint(before) !== seen) return { ok: false, reason: 'changed' }
    const others = await sql`
      select 1 from franchise_partners
       where email = ${business.email} and id <> ${id} and removed_at is null`
    if (others.length > 0) return { ok: false, reason: 'known' }
    await updateBusiness(sql, id, business)
    await noteAudit(sql, actor, { action: 'member.change', subject: id })
    return { ok: true }
  })

/** gone: removed before. delivers: what was approved for it is not over. */
export type MemberRemoved =
  | { ok: true; companyName: string; informed: number }
  | { ok: false; reason: 'gone' | 'delivers' }

/** What is to end before the office can remove a member. */
export const deliveriesOf = (actor: Actor, id: string): Promise<OpenDelivery[]> =>
  readOnly(asPerson(actor.id), (sql) => openDeliveries(sql, id))

/**
 * Hides a member for good. The job `removeGone` tells who has to know, and removes the row.
 *
 * @returns how many people are told
 */
export const removeMember = (actor: Actor, id: string): Promise<MemberRemoved> =>
  withActor(asPerson(actor.id), async (sql) => {
    if ((await openDeliveries(sql, id)).length > 0) return { ok: false, reason: 'delivers' }
    const [removed] = await sql<
      (DbRow<'franchise_partners', 'company_name as companyName'> & {
        wasIn: boolean
        informed: number
      })[]
    >`
      update franchise_partners f set status = 'inactive', removed_at = now()
       where id = ${id} and removed_at is null
      returning company_name as "companyName", activated_at is not null as "wasIn",
                coalesce((select total from member_referrals(array[f.id])), 0) as informed`
    if (!removed) return { ok: false, reason: 'gone' }
    await endMember(sql, id)
    const { companyName, informed, wasIn } = removed
    const action = wasIn ? 'member.remove' : 'member.refuse'
    await noteAudit(sql, actor, { action, subject: id })
    return { ok: true, companyName, informed }
  })

/** @param run does it; false when there was nothing to do */
function changeMember(
  actor: Actor,
  id: string,
  action: Action,
  run: (sql: Sql) => Promise<boolean>,
  said: { reason?: StopReason; detail?: MemberChecked } = {},
): Promise<MemberMarked> {
  return withActor(asPerson(actor.id), async (sql) => {
    if (await run(sql)) {
      await noteAudit(sql, actor, { action, subject: id, ...said })
      return { ok: true }
    }
    const known = await sql`
      select 1 from franchise_partners where id = ${id} and removed_at is null`
    return { ok: false, reason: known.length > 0 ? 'already' : 'unknown' }
  })
}
