import { randomUUID } from 'node:crypto'
import { CONSENT_VERSION, giveConsent } from '#app/features/accounts/consents.server.ts'
import { hashPassword } from '#app/features/sign-in/passwords.server.ts'
import { createUser } from '#app/features/accounts/users.server.ts'
import { withActor, asSystem, closeDatabase } from '#app/platform/database/sql.server.ts'

export const DEMO_PASSWORD = 'Wensen2026'
export const DEMO_ACCOUNTS = [
  { email: 'gebruiker@example.nl', what: 'user', first: 'Gerda', last: 'de Vries', role: null },
  {
    email: 'gilde@example.nl',
    what: 'guild member',
    first: 'Karel',
    last: 'Smit',
    role: 'franchise',
  },
  { email: 'medewerker@example.nl', what: 'staff', first: 'Mieke', last: 'Bakker', role: 'staff' },
  {
    email: 'beheer@example.nl',
    what: 'administrator',
    first: 'Anna',
    last: 'Jansen',
    role: 'admin',
  },
] as const

/** @returns whether nobody was there before */
export async function seed(): Promise<boolean> {
  let passwordHash: Promise<string> | undefined
  const isNew = await withActor(
    asSystem('accounts'),
    async (sql) => (await sql`select 1 from users limit 1`).length === 0,
  )
  for (const { email, first, last, role } of DEMO_ACCOUNTS)
    await withActor(asSystem('accounts'), async (sql) => {
      const found = await sql`select 1 from users where email = ${email}`
      if (found.length > 0) return
      const id = await createUser(sql, {
        email,
        passwordHash: await (passwordHash ??= hashPassword(DEMO_PASSWORD)),
        firstName: first,
        lastName: last,
      })
      // As of who was here before: a first sign-in says that an address was confirmed by it.
      await sql`
        update users set email_verified_at = now(), first_signed_in_at = now() where id = ${id}`
      await giveConsent(sql, id, 'privacy', CONSENT_VERSION)
      if (role) await sql`insert into user_roles (user_id, role) values (${id}, ${role})`
      if (role === 'franchise')
        await sql`
          with member as (
            insert into franchise_partners
              (id, company_name, contact_name, email, status, referral_code, activated_at)
            values (${randomUUID()}, 'Uitvaartzorg Smit', 'Karel Smit', ${email}, 'active',
                    'SMIT2026', now())
            returning id, contact_name, email)
          insert into guild_memberships (member_id, user_id, part, name, email)
          select id, ${id}, 'owner', contact_name, email from member`
    })
  await closeDatabase()
  return isNew
}
