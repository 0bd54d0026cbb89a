/** Deaths that contacts let us know of, as the office sees them and decides on them. */
import { href } from 'react-router'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { withRequest } from '#app/access/with-request.server.ts'
import { nameOf, openCardOf } from '#app/features/contacts/people.server.ts'
import { namesOfColleagues } from '#app/features/file-index/colleagues.server.ts'
import { openCard } from '#app/features/file-index/index.server.ts'
import { byFuneral } from '#app/features/first-days/funeral-term.ts'
import { lastFuneralDay } from '#app/features/first-days/funeral-term.server.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { mailboxOf } from '#app/features/accounts/contact-details.server.ts'
import { diedOnIn, openAsked } from '#app/features/release/request-contents.server.ts'
import type { Because, Denial, RequestKind, RequestState } from '#app/features/release/states.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import {
  type CallNeeded,
  type DeathRefusal,
  NEEDED_CHECKS,
  type PaperCheck,
} from './office-forms.ts'
import { workOnDeaths } from './queue.server.ts'
import { type Report, reportColumns } from './report.server.ts'
import type { ReportState, Said } from './states.ts'
import { type DeniedBefore, deniedBefore } from './stops/stops.server.ts'

/** Why a colleague decides nothing. contact: it is about them, or they are a contact of the file. */
export type DecisionRefused = 'contact' | 'late' | 'given'

/** A contact who said something, or added the paper; the one who let us know first. */
type SaidToOffice = {
  id: string
  name: string
  relation: string
  /** Both null for who only added the paper. */
  said: Said | null
  at: Date | null
  /** The day of death that they name, where it is another than was told. */
  otherDay: string | null
  /** Let us know of it, and took that back later than `at`. */
  tookBack: boolean
  /** Taken back by the owner, or said no after all: their word counts no longer. */
  isGone: boolean
}

type Listed = Narrowed<
  Pick<Report, 'id' | 'diedOn' | 'createdAt' | 'changedAt' | 'waitsUntil' | 'state' | 'because'>,
  { state: ReportState }
> &
  DbRow<
    'paper_of_report',
    // When the paper came; null without one.
    'added_at as paperAt'
  > &
  DbRow<
    'death_approvals_that_count',
    // How many colleagues approved it.
    'death_approvals_that_count! as approved'
  > & {
    /** Whether who asks did. */
    byMe: boolean
    /** What who approves it has to say of an earlier no; null where there was none. */
    callNeeded: CallNeeded | null
    /** The last four digits of the number of the file; null once there is none. */
    numberEnd: string | null
    earliestDay: string
  }

/** `funeral`: the last day on which the law has it held, like '2026-11-27'. */
type WithFuneral = { funeral: string }

/** A death in a list of the office, by who let us know. */
export type ListedReport = Omit<Listed, 'earliestDay'> &
  WithFuneral & { by: string; relation: string }

/**
 * For a query of who decides on `death_reports d`: the earliest day of death that a contact named. The
 * last day of the funeral is counted from it, so that it is never one too late.
 */
export const earliestDayColumn = (sql: Sql) => sql`
  least(d.died_on, (
    select min(a.died_on) from death_report_answers a
     where a.report_id = d.id
       and not exists (select from contacts_taken_back(d.id) gone where gone.id = a.relative_id)
  ))::text as "earliestDay"`

const isByMe = (sql: Sql) => sql`
  exists (select from death_report_approvals a
           where a.report_id = d.id and a.colleague_id = actor_id() and a.paper_id = p.id)`

const listed = (sql: Sql) => sql`
  ${reportColumns(sql)}, ${earliestDayColumn(sql)}, p.added_at as "paperAt",
  death_approvals_that_count(d.id) as approved, death_call_needed(d.id) as "callNeeded",
  number_end_of_report(d.id) as "numberEnd",
  ${isByMe(sql)} as "byMe"`

const reports = (sql: Sql) => sql`death_reports d left join lateral paper_of_report(d.id) p on true`

/** In a list. */
const MOST = 50
const HANDLED = 10

/** A death with who let us know first, whose card is not opened yet. */
export type ReportRow = Listed &
  DbRow<'contacts_of_report', 'id as firstId' | 'sealed as firstSealed'>

/** Deaths that are not certain yet, the earliest funeral first. */
export const reportsToDecide = ({ id }: Actor): Promise<ListedReport[]> =>
  readOnly(asPerson(id), async (sql) =>
    (await Promise.all((await waitingRowsIn(sql)).map(listedReport))).toSorted(byFuneral),
  )

/** Those with a paper that this colleague has to look at, in a transaction of theirs. */
export const papersToCheckIn = (sql: Sql, mailbox: Buffer): Promise<ReportRow[]> =>
  waitingRowsIn(sql, sql`p.id is not null and not ${isByMe(sql)} and ${isOfOthers(sql, mailbox)}`)

/**
 * Of `death_reports d`: not about the colleague who acts, nor of a file that they are a contact of. They do
 * nothing there; who may not approve for another reason can refuse it still.
 */
export const isOfOthers = (sql: Sql, mailbox: Buffer) => sql`
  death_approval_refused(d.id, actor_id(), ${mailbox}) is distinct from 'contact'`

const withFirst = (sql: Sql) => sql`
  ${reports(sql)} left join lateral (
    select id, sealed from contacts_of_report(d.id) order by at nulls last, id limit 1
  ) f on true`

async function waitingRowsIn(sql: Sql, which = sql`true`): Promise<ReportRow[]> {
  return [
    ...(await sql<ReportRow[]>`
      select ${listed(sql)}, f.id as "firstId", f.sealed as "firstSealed"
        from ${withFirst(sql)} where d.state = 'reported' and ${which}
       order by p.added_at nulls last, d.created_at limit ${MOST}`),
  ]
}

/** Deaths that colleagues decided on, or that became certain otherwise, the last first. */
export const reportsDecided = ({ id }: Actor): Promise<ListedReport[]> =>
  readOnly(asPerson(id), async (sql) => {
    const rows = await sql<ReportRow[]>`
      select ${listed(sql)}, f.id as "firstId", f.sealed as "firstSealed"
        from ${withFirst(sql)} where d.state <> 'reported'
       order by d.changed_at desc limit ${HANDLED}`
    return Promise.all(rows.map(listedReport))
  })

/** Opens one. */
export async function listedReport({
  earliestDay,
  firstId,
  firstSealed,
  ...row
}: ReportRow): Promise<ListedReport> {
  const first = firstId && firstSealed ? openCardOf(firstId, firstSealed) : null
  return {
    ...row,
    funeral: await lastFuneralDay(earliestDay),
    by: first ? nameOf(first) : '',
    relation: first?.relation ?? '',
  }
}

async function contactsIn(sql: Sql, report: string): Promise<SaidToOffice[]> {
  const rows = await sql<
    (Narrowed<DbRow<'contacts_of_report', 'id!' | 'sealed!' | 'said' | 'at'>, { said: Said }> &
      Pick<SaidToOffice, 'isGone' | 'otherDay' | 'tookBack'>)[]
  >`
    select c.id, c.sealed, c.said, c.at, a.died_on::text as "otherDay",
           coalesce(c.said = 'no' and c.at = d.created_at, false) as "tookBack",
           gone.id is not null as "isGone"
      from contacts_of_report(${report}) c
      left join contacts_taken_back(${report}) gone using (id)
      left join death_report_answers a on a.report_id = ${report} and a.relative_id = c.id
      join death_reports d on d.id = ${report}
     order by c.at nulls last, c.id`
  return rows.map(({ sealed, ...one }) => {
    const card = openCardOf(one.id, sealed)
    return { ...one, name: nameOf(card), relation: card.relation }
  })
}

type ApprovalRow = Narrowed<
  DbRow<'death_approvals_of', 'email!' | 'at!' | 'checks!' | 'paper_id as paperId'>,
  { checks: PaperCheck[] }
>

/** `by`: the name of the colleague. */
export type DeathApproval = Omit<ApprovalRow, 'paperId' | 'email'> & {
  by: string | null
  /** Whether it is about the paper that is there now. */
  counts: boolean
}

type RequestBeside = Narrowed<
  DbRow<
    'requests_beside_report',
    | 'id!'
    | 'kind!'
    | 'state!'
    | 'because'
    | 'company_name! as companyName'
    | 'created_at! as createdAt'
  >,
  { kind: RequestKind; state: RequestState; because: Because }
> &
  Narrowed<
    DbRow<
      'access_requests',
      // What a trusted person who said no denies.
      'contact_denies as denies'
    >,
    { denies: Denial }
  > & {
    /** The day of death that it names; null for a living will, and some time after it ended. */
    diedOn: string | null
  }

/** What another contact let us know of the same person before, with another day. */
type OtherDay = Pick<Report, 'id' | 'diedOn'>

/** A row as it is stored, with whether there still is such a file. */
type OneRow = Listed & { found: boolean } & DbRow<
    'paper_of_report',
    'id as paperId' | 'relative_id as paperFrom'
  > &
  Narrowed<
    DbRow<'death_approval_refused', 'death_approval_refused as refused'>,
    { refused: DecisionRefused }
  >

type PastStep = Narrowed<DbRow<'history', 'at' | 'next'>, { next: ReportState }>

/** All that the office sees of a death that a contact let us know of. */
export type OfficeReport = Omit<OneRow, 'paperFrom' | 'earliestDay'> &
  WithFuneral & {
    /** Who added the paper, by name. */
    paperBy: string | null
    contacts: SaidToOffice[]
    approvals: DeathApproval[]
    steps: PastStep[]
    requests: RequestBeside[]
    otherDays: OtherDay[]
    denials: DeniedBefore[]
  }

/** Reads one. Null where there is none. */
export async function reportForOffice(
  { id: who }: Actor,
  id: string,
): Promise<OfficeReport | null> {
  const mailbox = await mailboxOf(who)
  return readOnly(asPerson(who), async (sql) => {
    const [row] = await sql<OneRow[]>`
      select ${listed(sql)}, d.subject_id is not null as found,
             p.id as "paperId", p.relative_id as "paperFrom",
             death_approval_refused(d.id, actor_id(), ${mailbox}) as refused
        from ${reports(sql)} where d.id = ${id} and (select actor_may('requests.decide'))`
    if (!row) return null
    const [contacts, approvals, steps, requests, otherDays, denials] = await Promise.all([
      contactsIn(sql, id),
      sql<ApprovalRow[]>`
        select email, at, checks, paper_id as "paperId" from death_approvals_of(${id})`,
      sql<PastStep[]>`
        select at, next from history where machine = 'death_reports' and row_id = ${id}
         order by at, history.id`,
      requestsIn(sql, id),
      sql<OtherDay[]>`
        select o.id, o.died_on::text as "diedOn"
          from death_reports d
          join death_reports o on o.subject_id = d.subject_id and o.died_on <> d.died_on
         where d.id = ${id} order by o.created_at`,
      deniedBefore(sql, id),
    ])
    const { paperFrom, earliestDay, ...told } = row
    const colleagueOf = await namesOfColleagues(
      sql,
      approvals.map(({ email }) => email),
    )
    return {
      ...told,
      funeral: await lastFuneralDay(earliestDay),
      paperBy: contacts.find((one) => one.id === paperFrom)?.name ?? null,
      contacts,
      approvals: approvals.map(({ paperId, email, ...one }) => ({
        ...one,
        by: colleagueOf(email),
        counts: paperId !== null && paperId === row.paperId,
      })),
      steps: [...steps],
      requests,
      otherDays: [...otherDays],
      denials,
    }
  })
}

async function requestsIn(sql: Sql, report: string): Promise<RequestBeside[]> {
  const rows = await sql<(Omit<RequestBeside, 'diedOn'> & DbRow<'access_requests', 'sealed'>)[]>`
    select id, b.kind, b.state, b.because, b.company_name as "companyName",
           b.created_at as "createdAt", r.contact_denies as denies, r.sealed
      from requests_beside_report(${report}) b join access_requests r using (id)`
  return rows.map(({ sealed, ...one }) => {
    const asked = sealed && openAsked(one.id, sealed)
    return { ...one, diedOn: asked && diedOnIn(asked) }
  })
}

/** Of whom a death was reported: enough to hold beside a paper. */
export type ReportedOwner = { name: string; dateOfBirth: string | undefined; number: string }

/**
 * Reads whose death was reported, and notes that in the audit log each time, so that who lives sees it. Null
 * where there is nothing to decide (any more).
 */
export const lookAtReported = (actor: Actor, id: string): Promise<ReportedOwner | null> =>
  withActor(asPerson(actor.id), async (sql) => {
    const [row] = await sql<
      DbRow<'look_at_reported_file', 'user_id! as userId' | 'sealed' | 'file_number as number'>[]
    >`
      select user_id as "userId", sealed, file_number as number
        from look_at_reported_file(${id}, ${actor.request})`
    return row ? ownerFrom(row) : null
  })

type OwnerRow = { userId: string; sealed: Buffer | null; number: string | null }

function ownerFrom({ userId, sealed, number }: OwnerRow): ReportedOwner {
  const { firstName = '', lastName = '', dateOfBirth } = (sealed && openCard(userId, sealed)) || {}
  return { name: `${firstName} ${lastName}`.trim(), dateOfBirth, number: number ?? '' }
}

/**
 * What a colleague looked at before they decide: the paper that is there, and of whom it is. What they saw
 * of that is shown to them again, without another row in the log.
 */
export type SeenOfReport = { paper: boolean; whose: ReportedOwner | null }

/** Reads what this colleague saw. Nothing where there is nothing to decide (any more). */
export const seenOf = ({ id: who }: Actor, id: string): Promise<SeenOfReport> =>
  readOnly(asPerson(who), async (sql) => {
    const [row] = await sql<
      DbRow<'seen_of_report', 'paper!' | 'user_id as userId' | 'sealed' | 'file_number as number'>[]
    >`
      select paper, user_id as "userId", sealed, file_number as number from seen_of_report(${id})`
    if (!row) return { paper: false, whose: null }
    const { paper, userId, ...rest } = row
    return { paper, whose: userId ? ownerFrom({ userId, ...rest }) : null }
  })

/**
 * certain: relatives read once the waiting time is over. last: they would, and whether the colleague is sure is
 * still asked. first: a colleague has to approve as well. gone:
 * there is nothing to decide (any more). other-paper: another came meanwhile. again: they did so before.
 * unseen: they did not look at the paper, or at of whom it is. unchecked: the paper does not say enough.
 * uncalled: nobody was called about an earlier no.
 */
export type DeathApproved =
  | 'certain'
  | 'last'
  | 'first'
  | 'gone'
  | 'other-paper'
  | 'again'
  | 'unseen'
  | 'unchecked'
  | 'uncalled'
  | DecisionRefused

/** Undoes an approval that is still to be asked about. */
class Unsure extends Error {}

/**
 * A colleague approves a report by its paper.
 *
 * @param paper the one that their page was made with
 * @param sure whether they were asked about the last approval, after which relatives read
 */
export async function approveDeath(
  actor: Actor,
  id: string,
  paper: string,
  checks: readonly PaperCheck[],
  sure: boolean,
): Promise<DeathApproved> {
  if (!NEEDED_CHECKS.every((one) => checks.includes(one))) return 'unchecked'
  const mailbox = await mailboxOf(actor.id)
  return withRequest(actor, async (sql): Promise<DeathApproved> => {
    const [row] = await sql<DbRow<'approve_death', 'approve_death! as outcome'>[]>`
      select approve_death(${id}, ${paper}, ${mailbox}, ${[...checks]}, ${actor.request}) as outcome`
    const outcome = (row?.outcome ?? 'gone') as DeathApproved
    if (outcome === 'first') await tellSecond(sql, id)
    if (outcome === 'certain' && !sure) throw new Unsure()
    if (outcome === 'certain') await workOnDeaths(sql)
    return outcome
  }).catch((error: unknown) => {
    if (error instanceof Unsure) return 'last' as const
    throw error
  })
}

/** The office hears that one more is needed: who is to be the second does not look by chance. */
const tellSecond = (sql: Sql, id: string) =>
  queueMail(sql, {
    kind: 'office-death-second',
    to: officeEmail(),
    link: absoluteLink(href('/admin/toegangsverzoeken/overlijden/:id', { id })),
  })

/** done: those who said so are told. gone: there is nothing to decide (any more). */
export type DeathRefused = 'done' | 'gone' | 'contact'

/** A colleague refuses a report that is not certain yet. */
export async function refuseDeath(
  actor: Actor,
  id: string,
  because: DeathRefusal,
): Promise<DeathRefused> {
  const mailbox = await mailboxOf(actor.id)
  return withRequest(actor, async (sql) => {
    const [row] = await sql<DbRow<'refuse_death', 'refuse_death! as outcome'>[]>`
      select refuse_death(${id}, ${because}, ${mailbox}) as outcome`
    if (row?.outcome === 'done') await workOnDeaths(sql)
    return (row?.outcome ?? 'gone') as DeathRefused
  })
}

export type ReportBeside = Narrowed<
  DbRow<'reports_in_case', 'id!' | 'state!' | 'created_at! as createdAt'>,
  { state: ReportState }
> &
  Pick<Report, 'diedOn'>

/** What contacts let us know of in the case of a guild member's request. */
export const reportsBeside = ({ id }: Actor, request: string): Promise<ReportBeside[]> =>
  readOnly(asPerson(id), async (sql) => [
    ...(await sql<ReportBeside[]>`
      select id, c.state, c.created_at as "createdAt", d.died_on::text as "diedOn"
        from reports_in_case(${request}) c join death_reports d using (id)`),
  ])
