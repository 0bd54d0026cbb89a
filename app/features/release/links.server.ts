/** Links in mails about a request: a trusted person confirms it, the owner stops it, which they can signed in, too. */
import type { DbRow, Narrowed } from '#db/row.ts'
import { randomToken, tokenHash } from '#app/platform/keys/crypto.server.ts'
import {
  asSystem,
  readOnly,
  type Sql,
  type SqlPart,
  withActor,
} from '#app/platform/database/sql.server.ts'
import {
  contactAddressIn,
  nameIn,
  type RequestContents,
  openAsked,
} from './request-contents.server.ts'
import { workOnRequests } from './queue.server.ts'
import {
  type Because,
  type Denial,
  OPEN,
  type RequestKind,
  type RequestState,
  SAID,
  answerThatSaid,
  type TrustedAnswer,
} from './states.ts'

export type LinkPurpose = 'confirm' | 'stop'

/** Makes a link for the trusted person. @returns its token; only the hash is stored */
export async function newLink(sql: Sql, requestId: string, purpose: LinkPurpose): Promise<string> {
  const token = randomToken()
  await sql`
    insert into release_links (hash, request_id, purpose)
    values (${tokenHash(token)}, ${requestId}, ${purpose})`
  return token
}

/**
 * Whether who is named as the trusted person knows of a request, and hears an end: they were asked by mail, or somebody
 * spoke to them where they have no address. Who is asked in the place of another has no link yet.
 */
export async function contactKnows(
  sql: Sql,
  requestId: string,
  asked: RequestContents,
): Promise<boolean> {
  const asks =
    contactAddressIn(asked) === null
      ? sql`select from contact_calls where request_id = ${requestId}`
      : sql`select from release_links where request_id = ${requestId} and purpose = 'confirm'`
  return (await asks).length > 0
}

/** Whoever said yes can still say no, until the office decided. */
const SAID_YES_IN = ['waiting_time', 'pending_verification'] as const satisfies RequestState[]

/** The states in which a link does something. */
const WORKS_IN: Record<LinkPurpose, readonly RequestState[]> = {
  confirm: ['waiting_contact', ...SAID_YES_IN],
  stop: [...OPEN, 'completed'],
}

/** Of an approved request nothing is left to stop: a sign-in stops it no more either (`stop_requests_of`). */
const isOver = (sql: Sql) => sql`exists (
  select from deliveries d left join release_cases c on c.id = d.case_id
   where d.request_id = r.id
     and (c.state = 'closed' or (d.kind = 'living_will' and d.available_until <= now())))`

export type LinkedRequest = {
  kind: RequestKind
  companyName: string
  asked: RequestContents
  /** The office approved it: there may be something to read already. */
  isApproved: boolean
  /** The trusted person said yes, and the office did not decide yet. */
  saidYes: boolean
}

/** Which request `r` it is. */
type Which = (sql: Sql) => SqlPart

/** The one that a link is about. */
const ofLink =
  (token: string, purpose: LinkPurpose): Which =>
  (sql) =>
    sql`exists (
    select from release_links l
     where l.hash = ${tokenHash(token)} and l.purpose = ${purpose} and l.request_id = r.id)`

/** One for the living will of who is signed in. A death is stopped by who proves that they live. */
const ofOwner =
  (owner: string, id: string): Which =>
  (sql) =>
    sql`r.id = ${id} and r.subject_id = ${owner} and r.kind = 'living_will'`

/** Reads what a link is about, and changes nothing. Null when the link does not work (any more). */
export const lookAtLink = (token: string, purpose: LinkPurpose): Promise<LinkedRequest | null> =>
  lookAt(ofLink(token, purpose), purpose)

/** Reads what a request for the living will of somebody is about. Null when they have nothing to stop there. */
export const lookAtOwn = (owner: string, id: string): Promise<LinkedRequest | null> =>
  lookAt(ofOwner(owner, id), 'stop')

const lookAt = (which: Which, purpose: LinkPurpose): Promise<LinkedRequest | null> =>
  readOnly(asSystem('release'), async (sql) => {
    const [row] = await sql<
      (DbRow<'access_requests', 'id' | 'kind' | 'state' | 'sealed!'> &
        DbRow<'franchise_partners', 'company_name as companyName'>)[]
    >`
      select r.id, r.kind, r.state, f.company_name as "companyName", r.sealed
        from access_requests r join franchise_partners f on f.id = r.member_id
       where ${which(sql)}
         and r.state = any(${WORKS_IN[purpose]}) and r.sealed is not null and not ${isOver(sql)}`
    if (!row) return null
    const { id, kind, state, companyName, sealed } = row
    const isApproved = state === 'completed'
    const saidYes = SAID_YES_IN.some((one) => one === state)
    return { kind, companyName, isApproved, saidYes, asked: openAsked(id, sealed) }
  })

/**
 * Notes that the trusted person confirms. The owner may have time to stop the request after that.
 *
 * @returns false when the link is none, or says something else by now
 */
export const confirmByLink = (token: string): Promise<boolean> =>
  move(ofLink(token, 'confirm'), (sql) => ({
    from: ['waiting_contact'],
    state: sql`state_when_confirmed(r.waits_until)`,
    because: null,
    isDone: sql`r.state = any(${SAID_YES_IN})`,
  }))

/**
 * Notes that the trusted person says no.
 *
 * @param denies null where they were not asked which
 * @returns as `confirmByLink` does
 */
export const denyByLink = (token: string, denies: Denial | null): Promise<boolean> =>
  move(ofLink(token, 'confirm'), (sql) => ({
    from: WORKS_IN.confirm,
    state: sql`'rejected'`,
    because: 'contact-denies',
    denies,
    isDone: sql`
      r.state = 'rejected' and r.because = 'contact-denies'
      and r.contact_denies is not distinct from ${denies}`,
  }))

/** Notes what the trusted person answers. @returns as `confirmByLink` does */
export const answerByLink = (token: string, given: TrustedAnswer): Promise<boolean> => {
  const { answer, denies } = SAID[given]
  return answer === 'yes' ? confirmByLink(token) : denyByLink(token, denies)
}

/** What the trusted person said no to by this link, and how. Null where it was used for no such answer. */
export const deniedByLink = (token: string): Promise<DeniedByLink | null> =>
  readOnly(asSystem('release'), async (sql) => {
    const [row] = await sql<
      (Narrowed<
        DbRow<'access_requests', 'id' | 'kind' | 'sealed!' | 'contact_denies as denies'>,
        { denies: Denial }
      > &
        DbRow<'franchise_partners', 'company_name as companyName'>)[]
    >`
      select r.id, r.kind, r.sealed, r.contact_denies as denies, f.company_name as "companyName"
        from release_links l
        join access_requests r on r.id = l.request_id
        join franchise_partners f on f.id = r.member_id
       where l.hash = ${tokenHash(token)} and l.purpose = 'confirm'
         and r.state = 'rejected' and r.because = 'contact-denies' and r.sealed is not null`
    if (!row) return null
    const { id, kind, sealed, denies, companyName } = row
    const answer = answerThatSaid(kind, { answer: 'no', denies }) ?? 'nee'
    return { answer, companyName, name: nameIn(openAsked(id, sealed)) ?? null }
  })

/** What a trusted person answered who said no, and to whom. */
export type DeniedByLink = { answer: TrustedAnswer; name: string | null } & DbRow<
  'franchise_partners',
  'company_name as companyName'
>

/** @returns false when the link is none, or the request ended in another way */
export const stopByLink = (token: string): Promise<boolean> =>
  move(ofLink(token, 'stop'), asStopped)

/** The same by who is signed in, of a request for their living will. */
export const stopOwn = (owner: string, id: string): Promise<boolean> =>
  move(ofOwner(owner, id), asStopped)

const asStopped = (sql: Sql): Target => ({
  from: WORKS_IN.stop,
  state: sql`'stopped'`,
  because: 'by-owner',
  isDone: sql`r.state = 'stopped'`,
})

/** What was got before the owner stopped it. Null where this link stopped nothing. */
export const stoppedByLink = (token: string): Promise<StoppedByLink | null> =>
  readOnly(asSystem('release'), async (sql) => {
    const [row] = await sql<StoppedByLink[]>`
      select r.kind, f.company_name as "companyName", first_fetched(r.id) as "fetchedAt"
        from release_links l
        join access_requests r on r.id = l.request_id
        join franchise_partners f on f.id = r.member_id
       where l.hash = ${tokenHash(token)} and l.purpose = 'stop' and r.state = 'stopped'`
    return row ?? null
  })

export type StoppedByLink = DbRow<'access_requests', 'kind'> &
  DbRow<'franchise_partners', 'company_name as companyName'> &
  DbRow<
    'first_fetched',
    // Null where nothing was got.
    'first_fetched as fetchedAt'
  >

/** `isDone` holds where it was done already: whoever presses a button twice is told that it was. */
type Target = {
  /** The states in which it can be done. */
  from: readonly RequestState[]
  state: SqlPart
  because: Because | null
  denies?: Denial | null
  isDone: SqlPart
}

/** @returns whether it is so now */
function move(which: Which, target: (sql: Sql) => Target): Promise<boolean> {
  return withActor(asSystem('release'), async (sql) => {
    const { from, state, because, denies = null, isDone } = target(sql)
    const { count } = await sql`
      update access_requests r set state = ${state}, because = ${because}, contact_denies = ${denies}
       where ${which(sql)} and r.state = any(${from}) and not ${isOver(sql)}`
    if (count > 0) {
      await workOnRequests(sql)
      return true
    }
    const done = await sql`select 1 from access_requests r where ${which(sql)} and ${isDone}`
    return done.length > 0
  })
}
