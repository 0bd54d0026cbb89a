/** Contacts who are told that a file is about to be deleted after its delivery, and that it is not after all. */
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import { openCardOf, safeName } from '#app/features/contacts/people.server.ts'
import { readsSome } from '#app/features/contacts/rules-form.ts'
import { rulesFrom } from '#app/features/contacts/rules.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { type Because, saysWhoLives } from '../states.ts'
import { release } from '../texts.nl.ts'

const t = dutch<['release']>({ release })

/**
 * Mails the contacts who may read after a death, and notes whom: they have no copy of their own before they let us
 * know of it, and find nothing once the file is gone.
 */
export async function warnContacts(sql: Sql, requestId: string, deletesAt: Date): Promise<void> {
  const contacts = await sql<DbRow<'contacts_to_warn', 'id!' | 'sealed!' | 'rules'>[]>`
    select id, sealed, rules from contacts_to_warn(${requestId})`
  for (const { id, sealed, rules } of contacts) {
    const { email: to, firstName, owner } = openCardOf(id, sealed)
    if (!to || !readsSome(rulesFrom(rules))) continue
    const link = absoluteLink(href('/contactpersoon'))
    const [about, date] = [safeName(owner), dateOf(deletesAt)]
    await queueMail(sql, { kind: 'death-file-goes', to, firstName, about, date, link })
    await sql`select note_warned(${id})`
  }
}

type Stayed = Because | 'not-fetched' | null

/**
 * Mails those who were warned that nothing is deleted, and why: no more than was said.
 *
 * @param because why the request was stopped; 'not-fetched' where its member never got the file
 */
export async function tellWarned(sql: Sql, requestId: string, because: Stayed): Promise<void> {
  const contacts = await sql<DbRow<'contacts_warned', 'id!' | 'sealed!'>[]>`
    select id, sealed from contacts_warned(${requestId})`
  for (const { id, sealed } of contacts) {
    const { email: to, firstName, owner } = openCardOf(id, sealed)
    const about = safeName(owner)
    const why = t(`facts.warned.${whyItStays(because)}`, { about })
    await queueMail(sql, { kind: 'death-file-stays', to, firstName, about, why })
  }
}

function whyItStays(because: Stayed) {
  if (because === 'not-fetched') return because
  if (because === 'owner-signed-in') return 'signed-in'
  return saysWhoLives(because) ? 'alive' : 'erred'
}
