import { href } from 'react-router'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/links.server.ts'
import { asSystem, PATIENT_SECONDS, type Sql, withActor } from '#app/platform/sql.server.ts'
import { directorFact } from './mail-facts.server.ts'
import { peopleOf } from './people.server.ts'

type Gone = {
  id: string
  email: string
  companyName: string
  contactName: string
  wasIn: boolean
}

/**
 * The job after the office removed a member: mails to those who were linked and to the company,
 * then the row goes with all that hangs from it, all in one. Done again it does nothing.
 */
export const removeGone = (payload: unknown): Promise<void> =>
  withActor(
    asSystem('accounts'),
    async (sql) => {
      const { id } = payload as { id: string }
      const [gone] = await sql<Gone[]>`
        select id, email, company_name as "companyName", contact_name as "contactName",
               activated_at is not null as "wasIn"
          from franchise_partners where id = ${id} and removed_at is not null for update`
      if (!gone) return
      await tellLinked(sql, gone)
      await tellCompany(sql, gone)
      await removeAccounts(sql, gone)
      await sql`delete from franchise_partners where id = ${id}`
    },
    PATIENT_SECONDS,
  )

async function tellLinked(sql: Sql, { id, companyName }: Gone) {
  const linked = await sql<{ email: string }[]>`
    select u.email from profiles p join users u on u.id = p.user_id
     where p.referred_by_franchise_id = ${id}`
  const link = absoluteLink(href('/dashboard'))
  const facts = directorFact(companyName)
  for (const { email: to } of linked)
    await queueMail(sql, { kind: 'director-gone', to, facts, link })
}

const tellCompany = (sql: Sql, { email, contactName, wasIn }: Gone) =>
  queueMail(sql, {
    kind: wasIn ? 'membership-ended' : 'application-refused',
    to: email,
    firstName: contactName,
    link: absoluteLink(href('/uitvaartondernemers')),
  })

/** One in which there is more than the membership stays: somebody may have wishes in it. */
async function removeAccounts(sql: Sql, { id }: Gone) {
  const gone = (await peopleOf(sql, id)).filter(({ stays }) => !stays)
  for (const { userId } of gone) if (userId) await sql`delete from users where id = ${userId}`
}
