import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { AuditReason } from '#app/access/audit.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { account } from '#app/features/accounts/texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

/** So many files in an hour are told to all administrators; twenty are the most. */
const MANY = 10

type Reading = { owner: string; number: string; reason: AuditReason }
type ToTell = DbRow<'reading_to_tell', 'email' | 'files'>

/**
 * Mails of it that a colleague reads a file, in the transaction of the reading. The owner is told
 * of each reading, which `one_reading_lasts` keeps as one, administrators at the tenth file in an hour.
 */
export async function tellOfReading(sql: Sql, actor: Actor, { owner, number, reason }: Reading) {
  const [row] = await sql<ToTell[]>`select email, files from reading_to_tell(${owner})`
  if (row?.email)
    await queueMail(sql, {
      kind: 'wishes-read',
      to: row.email,
      facts: [`Dossier: ${number}`, `Reden: ${account.privacy.looks.reasons[reason]}`],
      link: absoluteLink(href('/dashboard/privacy')),
    })
  if (row?.files === MANY) await tellAdministrators(sql, actor)
}

async function tellAdministrators(sql: Sql, { id }: Actor) {
  const holders = await administrators(sql)
  const reader = holders.find((one) => one.id === id)?.email ?? ''
  for (const { email } of holders)
    await queueMail(sql, {
      kind: 'office-many-read',
      to: email,
      facts: [`Beheerder: ${reader}`, account.privacy.looks.many],
      link: absoluteLink(href('/admin/logboek')),
    })
}

/** Reads who may give roles, with their addresses; only they see any. */
const administrators = (sql: Sql) =>
  sql<DbRow<'role_holders', 'id!' | 'email!'>[]>`
    select id, email from role_holders()
     where exists (
       select from role_capabilities where role = any(roles) and capability = 'roles.manage')`
