import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { asSystem, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { directorFact, personFacts } from './mail-facts.server.ts'
import { type MemberPerson, readPeople } from './people.server.ts'
import { guild } from './texts.nl.ts'

type Joined = DbRow<'guild_memberships', 'member_id as member'> &
  DbRow<'franchise_partners', 'company_name as companyName'>

/**
 * Tells, as a job, who owns a member that somebody came in by their invitation, and the company in its
 * notices. Of who is gone again already nobody is told.
 */
export async function tellOfColleague(payload: unknown): Promise<void> {
  const { id } = payload as { id: string }
  await withActor(asSystem('accounts'), async (sql) => {
    const [joined] = await sql<Joined[]>`
      select m.member_id as member, f.company_name as "companyName"
        from guild_memberships m join franchise_partners f on f.id = m.member_id
       where m.id = ${id} and m.user_id is not null`
    if (!joined) return
    const people = await readPeople(sql, joined.member)
    const colleague = people.find((one) => one.id === id)
    const owner = people.find(({ part }) => part === 'owner')
    if (colleague && owner) await tellOwner(sql, owner, colleague, joined)
    await notice(sql, joined)
  })
}

const tellOwner = (
  sql: Sql,
  owner: MemberPerson,
  colleague: MemberPerson,
  { companyName }: Joined,
) =>
  queueMail(sql, {
    kind: 'colleague-joined',
    to: owner.email,
    firstName: owner.name,
    facts: [...personFacts(colleague), ...directorFact(companyName)],
    link: absoluteLink(href('/franchise/collegas')),
  })

/** Names nobody: it is kept for a year, also of who is gone by then. */
const notice = (sql: Sql, { member }: Joined) => sql`
  insert into franchise_notifications (id, franchise_id, type, title, message)
  values (${randomUUID()}, ${member}, 'info', ${guild.notifications.joined.title},
          ${guild.notifications.joined.message})`
