import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { oneByOne } from '#app/platform/one-by-one.server.ts'
import {
  asSystem,
  PATIENT_SECONDS,
  readOnly,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'
import { directorFact } from './mail-facts.server.ts'
import { type MemberPerson, readPeople } from './people.server.ts'
import { guild } from './texts.nl.ts'

const t = dutch<['guild']>({ guild })

type Gone = DbRow<
  'franchise_partners',
  'id' | 'email' | 'company_name as companyName' | 'contact_name as contactName'
> & { wasIn: boolean }

/**
 * Ends, as a job, what the office or its owner removed: mails go to those who were linked, to the company and to its
 * people, who are free to work elsewhere. The row goes with its requests once everybody heard the end of those, as
 * `removeAllGone` tries again. Run again it does nothing.
 */
export const removeGone = (payload: unknown): Promise<void> =>
  withActor(
    asSystem('accounts'),
    async (sql) => {
      const { id } = payload as { id: string }
      const [gone] = await sql<Gone[]>`
        select id, email, company_name as "companyName", contact_name as "contactName",
               activated_at is not null as "wasIn"
          from franchise_partners
         where id = ${id} and removed_at is not null for update`
      if (!gone) return
      const [row] = await sql<DbRow<'take_end_of_member', 'take_end_of_member as untold'>[]>`
        select take_end_of_member(${id}) as untold`
      if (row?.untold) await tellEnd(sql, gone)
      await sql`delete from franchise_partners where id = ${id} and member_may_go(id)`
    },
    PATIENT_SECONDS,
  )

/** Every five minutes, for those who could not go at once. */
export async function removeAllGone(): Promise<void> {
  const gone = await readOnly(
    asSystem('accounts'),
    (sql) => sql<DbRow<'franchise_partners', 'id'>[]>`
      select id from franchise_partners where removed_at is not null order by removed_at`,
  )
  await oneByOne(gone, 'removed member', removeGone)
}

async function tellEnd(sql: Sql, gone: Gone) {
  await tellLinked(sql, gone)
  await tellCompany(sql, gone)
  const people = await readPeople(sql, gone.id)
  await tellPeople(sql, gone, people)
  await removeAccounts(sql, gone.id, people)
  await sql`delete from guild_memberships where member_id = ${gone.id}`
}

async function tellLinked(sql: Sql, { id, companyName }: Gone) {
  const linked = await sql<DbRow<'users', 'email!'>[]>`
    select u.email from profiles p join users u on u.id = p.user_id
     where p.referred_by_franchise_id = ${id} and u.email is not null and not is_mourned(u.id)`
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

/** Whoever signed in for it and has another address than the company. */
async function tellPeople(sql: Sql, gone: Gone, people: readonly MemberPerson[]) {
  for (const { userId, email, name, stays } of people)
    if (userId && email !== gone.email)
      await queueMail(sql, {
        kind: 'colleague-ended',
        to: email,
        firstName: name,
        facts: directorFact(gone.companyName),
        follows: t(`mail.account.${stays ? 'stays' : 'goes'}`),
        link: absoluteLink(href('/')),
      })
}

/**
 * Those that came with an invitation and have nothing else in them, and those that it made and that
 * nobody is in. Where somebody signed up for themselves the account stays.
 */
async function removeAccounts(sql: Sql, id: string, people: readonly MemberPerson[]) {
  const gone = people.filter(({ stays }) => !stays)
  for (const { userId } of gone) if (userId) await sql`delete from users where id = ${userId}`
  await sql`
    delete from users u using guild_memberships m
     where m.member_id = ${id} and u.id = m.invited_user_id and u.email_verified_at is null
       and not exists (select from prepared_accounts p where p.user_id = u.id)
       and not exists (select from user_roles r where r.user_id = u.id)
       and not exists (select from tokens t where t.user_id = u.id and t.purpose = 'verify'
                          and t.used_at is null and t.expires_at > now())`
}
