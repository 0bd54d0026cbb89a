import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import type { OfficeRole } from '#app/access/capabilities.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { tokenHash } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { ask, asPerson, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import type { HeldMandate } from './held-mandates.server.ts'
import { mandates } from './texts.nl.ts'

const end = async (sql: Sql, mandate: string, request: string): Promise<boolean> => {
  const [row] = await sql<DbRow<'end_mandate', 'end_mandate as ended'>[]>`
    select end_mandate(${mandate}, ${request}) as ended`
  return row?.ended ?? false
}

/**
 * Ends a mandate on behalf of the colleague. The client is mailed to read it all, and confirm what
 * is right.
 */
export const endConversation = (
  { id, request }: Actor,
  { mandate }: Pick<HeldMandate, 'mandate'>,
): Promise<void> =>
  withActor(asPerson(id), async (sql) => {
    // Not a second time, where it was ended a moment before.
    if (!(await end(sql, mandate, request))) return
    const [client] = await sql<DbRow<'mandate_to_tell', 'mandate_to_tell as email'>[]>`
      select mandate_to_tell(${mandate}) as email`
    if (client?.email) await tellClient(sql, client.email)
  })

const tellClient = (sql: Sql, to: string) =>
  queueMail(sql, { kind: 'mandate-ended', to, link: absoluteLink(href('/dashboard/controleren')) })

/** Ends what a colleague holds who loses this role, and no other lets them; the clients are mailed alike. */
export async function endWithRole(sql: Sql, colleague: string, role: OfficeRole): Promise<void> {
  const clients = await sql<DbRow<'end_mandates_of_role', 'end_mandates_of_role! as email'>[]>`
    select end_mandates_of_role(${colleague}, ${role}) as email`
  for (const { email } of clients) await tellClient(sql, email)
}

/** Mails the colleagues whose mandate the owner of a file ends in this transaction, that they write in it no more. */
export async function tellHolders(sql: Sql): Promise<void> {
  const holders = await sql<DbRow<'holders_to_tell', 'email!' | 'wish_file_number as number'>[]>`
    select email, wish_file_number as number from holders_to_tell()`
  for (const { email: to, number } of holders)
    await queueMail(sql, {
      kind: 'mandate-taken-back',
      to,
      facts: number ? [mandates.mail.number.replace('{{number}}', number)] : [],
      link: absoluteLink(href('/admin/wensengesprek')),
    })
}

const endByOwner = async (sql: Sql, mandate: string, request: string): Promise<boolean> => {
  const isEnded = await end(sql, mandate, request)
  if (isEnded) await tellHolders(sql)
  return isEnded
}

/** Ends a mandate on behalf of the owner. One that has ended stays as it is. */
export const takeBack = (
  { id }: { id: string },
  mandate: string,
  request: string,
): Promise<boolean> => withActor(asPerson(id), (sql) => endByOwner(sql, mandate, request))

/** Whether the link of a mail still ends a mandate. */
export async function isLinkAlive(token: string): Promise<boolean> {
  return (await mandateOf(token)) !== null
}

async function mandateOf(token: string) {
  const [row] = await ask(
    (sql) => sql<DbRow<'mandate_of_link', 'mandate!' | 'subject!'>[]>`
      select mandate, subject from mandate_of_link(${tokenHash(token)})`,
  )
  return row ?? null
}

/**
 * Ends a mandate on behalf of the owner, who has the link.
 *
 * @returns false when it does not work (any more)
 */
export async function endByLink(token: string, request: string): Promise<boolean> {
  const found = await mandateOf(token)
  if (!found) return false
  return withActor(asPerson(found.subject), (sql) => endByOwner(sql, found.mandate, request))
}
