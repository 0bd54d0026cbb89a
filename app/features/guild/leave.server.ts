/** How people of a member go by themselves: a colleague, an owner who passes that on, a whole member. */
import { href } from 'react-router'
import type { DbRow, Narrowed } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { workOnRequests } from '#app/features/release/queue.server.ts'
import { OPEN, type RequestKind } from '#app/features/release/states.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import {
  asPerson,
  enqueue,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { checkAddressWithout, companyOf, haveAddressChecked } from './check-address.server.ts'
import {
  companyFacts,
  directorFact,
  endedFacts,
  personFacts,
  stoppedByFact,
} from './mail-facts.server.ts'
import { peopleBeside } from './people.server.ts'

type CompanyLeft = DbRow<
  'leave_company',
  | 'name!'
  | 'email!'
  | 'owner_name as ownerName'
  | 'owner_email as ownerEmail'
  | 'id!'
  | 'company_name! as companyName'
  | 'contact_name! as contactName'
  | 'phone'
  | 'company_email! as companyEmail'
  | 'is_active! as isActive'
>

/**
 * Ends the part of a colleague, also in a company whose membership was stopped. They are signed out everywhere; they
 * and the owner are mailed.
 *
 * @returns false for an owner, and for who works for no member (any more)
 */
export const leaveMember = (actor: Actor): Promise<boolean> =>
  withActor(asPerson(actor.id), async (sql) => {
    const [left] = await sql<CompanyLeft[]>`
      select name, email, owner_name as "ownerName", owner_email as "ownerEmail", id,
             company_name as "companyName", contact_name as "contactName", phone,
             company_email as "companyEmail", is_active as "isActive"
        from leave_company(${actor.request})`
    if (!left) return false
    await tellLeft(sql, left)
    await checkAddressWithout(sql, { ...left, email: left.companyEmail }, left)
    return true
  })

/** An owner who does not come in themselves has no colleagues to look at. */
async function tellLeft(sql: Sql, left: CompanyLeft) {
  const director = directorFact(left.companyName)
  await queueMail(sql, {
    kind: 'colleague-stopped',
    to: left.email,
    firstName: left.name,
    facts: [...director, ...stoppedByFact(left.name)],
    link: absoluteLink(href('/dashboard')),
  })
  if (!left.ownerEmail) return
  await queueMail(sql, {
    kind: 'colleague-left',
    to: left.ownerEmail,
    firstName: left.ownerName ?? '',
    facts: [...personFacts(left), ...director],
    ...(left.isActive && { link: absoluteLink(href('/franchise/collegas')) }),
  })
}

export type PassedOn = Narrowed<
  DbRow<'pass_on_ownership', 'pass_on_ownership! as how'>,
  { how: 'done' | 'refused' | 'gone' | 'factor' }
>['how']

/**
 * Makes a colleague the owner, and who was that a colleague. Both are mailed, and the office, since the address of
 * the company stays.
 */
export const passOnOwnership = (actor: Actor, colleague: string): Promise<PassedOn> =>
  withActor(asPerson(actor.id), async (sql) => {
    const [row] = await sql<{ how: PassedOn }[]>`
      select pass_on_ownership(${colleague}, ${actor.request}) as how`
    const people = await peopleBeside(sql)
    const company = await companyOf(sql)
    const self = people.find(({ userId }) => userId === actor.id)
    const next = people.find(({ id }) => id === colleague)
    if (row?.how !== 'done' || !self || !next || !company) return row?.how ?? 'refused'
    const director = directorFact(company.companyName)
    const link = absoluteLink(href('/franchise/collegas'))
    for (const [kind, to, other] of [
      ['owner-new', next, self],
      ['owner-former', self, next],
    ] as const)
      await queueMail(sql, {
        kind,
        to: to.email,
        firstName: to.name,
        facts: [...director, ...personFacts(other), ...companyFacts(company)],
        link,
      })
    await haveAddressChecked(sql, company, 'owner', next.name)
    return 'done'
  })

/** A delivery to a member that is not over. */
export type OpenDelivery = Narrowed<
  DbRow<'member_deliveries', 'id!' | 'kind!' | 'created_at! as createdAt'>,
  { kind: RequestKind }
>

/** For its owner, and for who removes members: as long as there is one, the member stays. */
export const openDeliveries = (sql: Sql, member: string): Promise<OpenDelivery[]> =>
  sql<OpenDelivery[]>`
    select id, kind, created_at as "createdAt" from member_deliveries(${member})`

/** The requests of this owner's member for which the membership lasts. */
export const requestsToFinish = ({ id }: Actor): Promise<string[]> =>
  readOnly(asPerson(id), async (sql) => {
    const company = await companyOf(sql)
    return company ? (await openDeliveries(sql, company.id)).map((one) => one.id) : []
  })

/** Those that end with the membership, however many. */
export const requestsToStop = ({ id }: Pick<Actor, 'id'>): Promise<string[]> =>
  readOnly(asPerson(id), runningRequests)

async function runningRequests(sql: Sql): Promise<string[]> {
  const rows = await sql<DbRow<'own_access_requests', 'id!'>[]>`
    select id from own_access_requests() where state = any(${[...OPEN]})`
  return rows.map(({ id }) => id)
}

/**
 * Ends the membership of this person's own member, as when the office removes it: all of its people are signed
 * out, and the office is mailed. The job `removeGone` does the rest.
 *
 * @returns the name of the company; null for who owns none (any more)
 * @throws while a delivery to it is not over
 */
export const endOwnMembership = (actor: Actor): Promise<string | null> =>
  withActor(asPerson(actor.id), async (sql) => {
    const company = await companyOf(sql)
    const running = (await runningRequests(sql)).length
    const [row] = await sql<DbRow<'end_own_membership', 'end_own_membership as member'>[]>`
      select end_own_membership(${actor.request}) as member`
    if (!row?.member || !company) return null
    await endMember(sql, row.member)
    await queueMail(sql, {
      kind: 'office-member-left',
      to: officeEmail(),
      facts: endedFacts(company, running),
      link: absoluteLink(href('/admin/toegangsverzoeken')),
    })
    return company.companyName
  })

/** What follows from a member that was removed, by the office or by its owner. */
export async function endMember(sql: Sql, id: string): Promise<void> {
  await workOnRequests(sql)
  await enqueue(sql, 'remove-member', { id }, `remove member ${id}`)
}
