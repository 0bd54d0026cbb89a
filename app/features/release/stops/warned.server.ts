/** Contacts who were told that a file is about to be deleted, once that is stopped since its owner turns out to live. */
import type { DbRow } from '#db/row.ts'
import { openCardOf, safeName } from '#app/features/contacts/people.server.ts'
import { readsSome } from '#app/features/contacts/rules-form.ts'
import { rulesFrom } from '#app/features/contacts/rules.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { RequestStep } from '../mails.server.ts'
import { saysWhoLives } from '../states.ts'
import { release } from '../texts.nl.ts'

const t = dutch<['release']>({ release })

/** Mails those who were warned that nothing is deleted, and why: no more than was said. */
export async function tellWarned(
  sql: Sql,
  { requestId, kind, because }: Pick<RequestStep, 'requestId' | 'kind' | 'because'>,
): Promise<void> {
  if (kind !== 'full' || !saysWhoLives(because) || because === 'account-deleted') return
  const contacts = await sql<DbRow<'contacts_warned', 'id!' | 'sealed!' | 'rules'>[]>`
    select id, sealed, rules from contacts_warned(${requestId})`
  for (const { id, sealed, rules } of contacts) {
    const { email, firstName, owner } = openCardOf(id, sealed)
    if (!email || !readsSome(rulesFrom(rules))) continue
    const about = safeName(owner)
    await queueMail(sql, {
      kind: 'death-file-stays',
      to: email,
      firstName,
      about,
      why: t(because === 'owner-signed-in' ? 'facts.warnedSignedIn' : 'facts.warnedAlive', {
        about,
      }),
    })
  }
}
