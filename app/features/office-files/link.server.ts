import { guild } from '#app/features/guild/texts.nl.ts'
import { href } from 'react-router'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { directorFact } from '#app/features/guild/mail-facts.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import type { FileDetails } from './details.server.ts'

export type LinkableMember = DbRow<'franchise_partners', 'id' | 'company_name as companyName'> & {
  city: string
}

/** Lists the members that a file can be linked to. */
export const activeMembers = ({ id }: Actor): Promise<LinkableMember[]> =>
  readOnly(
    asPerson(id),
    (sql) => sql<LinkableMember[]>`
      select id, company_name as "companyName", coalesce(city, '') as city from franchise_partners
       where status = 'active' order by company_name, id`,
  )

/**
 * 'unknown': nobody has a file with that number. 'member': no member that takes part. 'changed':
 * another link than the one that was shown.
 */
export type FileLinked = { ok: true } | { ok: false; reason: 'unknown' | 'member' | 'changed' }

/**
 * Links a file to a guild member, or to none. The member before and the new one are told
 * (specification 4), and so is the owner, unless they are said to have died. Where it is linked like that
 * already, nothing is told twice.
 */
export async function linkFile(
  { id, request }: Actor,
  { number, member: before }: Pick<FileDetails, 'number' | 'member'>,
  member: string | null,
): Promise<FileLinked> {
  const { broken, made } = guild.notifications
  const told = (text: string) => text.replace('{{number}}', number)
  return withActor(asPerson(id), async (sql) => {
    const [row] = await sql<
      Narrowed<
        DbRow<'link_file', 'link_file as outcome'>,
        { outcome: 'done' | 'same' | 'unknown' | 'member' | 'changed' }
      >[]
    >`
      select link_file(${number}, ${member}, ${before?.id ?? null},
                       ${broken.title}, ${told(broken.byOffice)}, ${made.title}, ${told(made.message)},
                       ${request}) as outcome`
    const outcome = row?.outcome ?? 'unknown'
    if (outcome !== 'done' && outcome !== 'same') return { ok: false, reason: outcome }
    if (outcome === 'done') await tellOfLink(sql, number, member, before)
    return { ok: true }
  })
}

/** Which company it is from now on, or was until now, and where the link is ended. */
async function tellOfLink(
  sql: Sql,
  number: string,
  member: string | null,
  before: FileDetails['member'],
) {
  const [owner] = await sql<DbRow<'owner_to_tell', 'owner_to_tell as email'>[]>`
    select owner_to_tell(${number}) as email`
  if (!owner?.email) return
  const [linked] = await sql<DbRow<'franchise_partners', 'company_name as companyName'>[]>`
    select company_name as "companyName" from franchise_partners where id = ${member}`
  const facts = directorFact((linked ?? before)?.companyName ?? '')
  const link = absoluteLink(href('/dashboard/account/uitvaartondernemer'))
  const kind = linked ? 'director-linked' : 'director-unlinked'
  await queueMail(sql, { kind, to: owner.email, facts, link })
}
