import type { Actor } from '#app/access/actor.ts'
import { officeFiles } from '#app/locales/nl/office-files.ts'
import { asPerson, readOnly, withActor } from '#app/platform/sql.server.ts'
import type { FileDetails } from './details.server.ts'

export type Member = { id: string; companyName: string; city: string }

/** Guild members that a file can be linked to. */
export const activeMembers = ({ id }: Actor): Promise<Member[]> =>
  readOnly(
    asPerson(id),
    (sql) => sql<Member[]>`
      select id, company_name as "companyName", coalesce(city, '') as city from franchise_partners
       where status = 'active' order by company_name, id`,
  )

/**
 * 'unknown': nobody has a file with that number. 'member': no member that takes part. 'changed':
 * another link than the one that was shown.
 */
export type Linked = { ok: true } | { ok: false; reason: 'unknown' | 'member' | 'changed' }

/**
 * Links a file to a guild member, or to none. The member before and the new one are told
 * (specification 4). Linked like that already, nothing is told twice.
 */
export async function linkFile(
  { id, request }: Actor,
  { number, member: before }: Pick<FileDetails, 'number' | 'member'>,
  member: string | null,
): Promise<Linked> {
  const { broken, made } = officeFiles.notifications
  const told = (text: string) => text.replace('{{number}}', number)
  const [row] = await withActor(
    asPerson(id),
    (sql) => sql<{ outcome: 'done' | 'unknown' | 'member' | 'changed' }[]>`
      select link_file(${number}, ${member}, ${before?.id ?? null},
                       ${broken.title}, ${told(broken.message)}, ${made.title}, ${told(made.message)},
                       ${request}) as outcome`,
  )
  const outcome = row?.outcome ?? 'unknown'
  return outcome === 'done' ? { ok: true } : { ok: false, reason: outcome }
}
