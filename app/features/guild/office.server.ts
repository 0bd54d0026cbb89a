/** The members as the office sees them. Those that it removed are no longer there. */
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { OPEN } from '#app/features/release/states.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { atOf, goesOn, paged, type Paged } from '#app/platform/http/paging.server.ts'
import type { Cursor } from '#app/platform/http/cursor.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import { businessColumns, type StoredBusiness } from './business.server.ts'
import { type MemberPerson, readPeople } from './people.server.ts'

/** new: an application that was never activated. */
export type MemberState = 'new' | 'active' | 'inactive'

export type Member = DbRow<
  'franchise_partners',
  | 'id'
  | 'company_name as companyName'
  | 'contact_name as contactName'
  | 'email'
  | 'referral_code as code'
  | 'created_at as createdAt'
> & {
  state: MemberState
  referralUrl: string
  /** How many people are linked. */
  referrals: number
  /** Requests for a file that were paid and still run. */
  openRequests: number
}

export type MemberDetails = Member &
  StoredBusiness &
  DbRow<'franchise_partners', 'activated_at as activatedAt' | 'called_on as calledOn'> & {
    /** The owner first. */
    people: MemberPerson[]
  }

const PAGE = 50

/** The address for someone who signs up by a member, short enough to type. */
export const referralUrl = (code: string): string => absoluteLink(href('/met/:code', { code }))

export type MemberQuery = {
  state?: MemberState | undefined
  /** A part of the name, the contact, the address or the place of a company. */
  text?: string | undefined
  after?: Cursor | undefined
}

type Row = Omit<Member, 'referralUrl' | keyof Counts>
type Counts = Pick<Member, 'referrals' | 'openRequests'>

const memberColumns = (sql: Sql) => sql`
  id, company_name as "companyName", contact_name as "contactName", email,
  referral_code as code, created_at as "createdAt",
  case when activated_at is null and status = 'inactive' then 'new' else status end as state`

/** Lists members for the office, the newest first; of applications those that wait longest. */
export const membersFor = (
  { id }: Actor,
  { state, text, after }: MemberQuery,
): Promise<Paged<Member>> =>
  readOnly(asPerson(id), async (sql) => {
    const found = await sql<(Row & Cursor)[]>`
      select * from (
        select ${memberColumns(sql)}, ${atOf(sql)}, created_at from franchise_partners
         where removed_at is null ${matching(sql, text)}) f
       where true ${state ? sql`and state = ${state}` : sql``}
             ${goesOn(sql, after, state === 'new' ? 'oldest' : 'newest')}
       limit ${PAGE + 1}`
    const counts = await countsOf(sql, found)
    return paged(found, PAGE, (row) => memberFrom(row, counts))
  })

/** Any sign in it stands for itself. */
const matching = (sql: Sql, text = '') =>
  text
    ? sql`and strpos(lower(concat_ws(E'\n', company_name, contact_name, email, city, referral_code)),
                     lower(${text})) > 0`
    : sql``

function memberFrom(row: Row, counts: Map<string, Counts>): Member {
  const { id, companyName, contactName, email, code, createdAt, state } = row
  const said = { id, companyName, contactName, email, code, createdAt, state }
  const counted = counts.get(id) ?? { referrals: 0, openRequests: 0 }
  return { ...said, referralUrl: referralUrl(code), ...counted }
}

async function countsOf(sql: Sql, members: readonly { id: string }[]) {
  const ids = members.map(({ id }) => id)
  const rows = await sql<(Counts & DbRow<'member_referrals', 'member!'>)[]>`
    select m.id as member, coalesce(r.total, 0)::int as referrals,
           (select count(*)::int from access_requests a
             where a.member_id = m.id and a.state = any(${[...OPEN]})) as "openRequests"
      from unnest(${ids}::uuid[]) m(id)
      left join member_referrals(${ids}) r on r.member = m.id`
  return new Map(rows.map(({ member, ...counts }) => [member, counts]))
}

type DetailsRow = Row & Omit<MemberDetails, keyof Member | 'people'>

/** Reads one member for the office. @returns null when there is no such member (any more) */
export const memberDetails = (actor: Actor, id: string): Promise<MemberDetails | null> =>
  readOnly(asPerson(actor.id), async (sql) => {
    const [row] = await sql<DetailsRow[]>`
      select ${memberColumns(sql)}, ${businessColumns(sql)}, activated_at as "activatedAt",
             called_on as "calledOn"
        from franchise_partners where id = ${id} and removed_at is null`
    if (!row) return null
    return {
      ...row,
      ...memberFrom(row, await countsOf(sql, [row])),
      people: await readPeople(sql, id),
    }
  })

export type WaitingApplication = DbRow<
  'franchise_partners',
  'id' | 'company_name as company' | 'contact_name as contact' | 'created_at as since'
>

/** Applications that wait for the office, longest first. */
export const applicationsToSee = (sql: Sql, most: number): Promise<WaitingApplication[]> =>
  sql<WaitingApplication[]>`
    select id, company_name as company, contact_name as contact, created_at as since
      from franchise_partners
     where status = 'inactive' and activated_at is null and removed_at is null
     order by created_at, id limit ${most}`

/** Counts the applications that wait for the office. */
export async function waitingApplications(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from franchise_partners
     where status = 'inactive' and activated_at is null and removed_at is null`
  return row?.total ?? 0
}
