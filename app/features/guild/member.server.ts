/** The member that someone takes part in, and how it does. */
import type { Narrowed, DbRow } from '#db/row.ts'
import { periodsUntil } from '#app/features/figures/periods.ts'
import { dayOf } from '#app/locales/dates.ts'
import { asPerson, readOnly, withActor } from '#app/platform/database/sql.server.ts'
import { referralUrl } from './office.server.ts'
import type { OwnKind } from './own-kinds.ts'

type MemberPersonId = { id: string }

export type GuildMember = DbRow<
  'franchise_partners',
  'company_name as companyName' | 'referral_code as code'
> &
  DbRow<
    'own_linked_files',
    // How many files are linked: a number, no names.
    'own_linked_files! as linked'
  > & { link: string }

/** Finds the active member of this person. @returns null for a person of none */
export async function ownGuildMember({ id }: MemberPersonId): Promise<GuildMember | null> {
  const [row] = await readOnly(
    asPerson(id),
    (sql) => sql<Omit<GuildMember, 'link'>[]>`
      select company_name as "companyName", referral_code as code, own_linked_files() as linked
        from franchise_partners where id = (select actor_member_id())`,
  )
  return row ? { ...row, link: referralUrl(row.code) } : null
}

export type StoppedCompany = DbRow<
  'stopped_company',
  // leaves: they may, as a colleague; an owner does not.
  'company!' | 'leaves!'
>

/**
 * Finds the company whose membership the office stopped.
 *
 * @returns null for all who are not of such a company
 */
export async function stoppedCompany({ id }: MemberPersonId): Promise<StoppedCompany | null> {
  const [row] = await readOnly(
    asPerson(id),
    (sql) => sql<StoppedCompany[]>`select company, leaves from stopped_company()`,
  )
  return row ?? null
}

export type StoppedAccess = DbRow<
  'stopped_access',
  // owner: whom to ask; null where the company is a member no more.
  'company! as company' | 'owner'
>

/** The company to which the access of this person was stopped. Null for others, and once it was read. */
export async function stoppedAccess({ id }: MemberPersonId): Promise<StoppedAccess | null> {
  const [row] = await readOnly(
    asPerson(id),
    (sql) => sql<StoppedAccess[]>`select company, owner from stopped_access()`,
  )
  return row ?? null
}

/** Notes that somebody read that their access was stopped. */
export const readStopped = async ({ id }: MemberPersonId): Promise<void> => {
  await withActor(asPerson(id), (sql) => sql`delete from stopped_colleagues where user_id = ${id}`)
}

export type OwnFigures = { months: string[]; totals: Record<OwnKind, number[]> }

/** Reads the figures of the last twelve months, each by its first day. The newest is not over. */
export async function ownFigures(
  { id }: MemberPersonId,
  now: Date = new Date(),
): Promise<OwnFigures> {
  const months = periodsUntil('month', dayOf(now))
  const rows = await readOnly(
    asPerson(id),
    (sql) => sql<
      (Narrowed<DbRow<'own_member_figures', 'kind!' | 'total!'>, { kind: OwnKind }> & {
        month: string
      })[]
    >`
      select kind, to_char(month, 'YYYY-MM-DD') as month, total
        from own_member_figures(${months[0] ?? ''}::text::date)`,
  )
  const totalsOf = (kind: OwnKind) =>
    months.map((month) => rows.find((row) => row.kind === kind && row.month === month)?.total ?? 0)
  return { months, totals: { requests: totalsOf('requests'), linked: totalsOf('linked') } }
}
