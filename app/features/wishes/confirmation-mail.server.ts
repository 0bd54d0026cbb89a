import type { TFunction } from 'i18next'
import { href } from 'react-router'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { dateOf, ZONE } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { absoluteLink } from '#app/platform/links.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'

const t = dutch.getFixedT('nl', 'confirming', 'mail') as TFunction<'confirming', 'mail'>

type Kept = { id: string; file: string; number: number; confirmedAt: Date }

/**
 * Tells that a version was kept, without a name beside the file number and without any answer. Of
 * the versions of one day, Dutch time, the first.
 */
export async function mailConfirmation(sql: Sql, userId: string, version: Kept) {
  const { id, file, number, confirmedAt } = version
  const [person] = await sql<{ email: string }[]>`
    select email from users
     where id = ${userId}
       and not exists (
         select from wish_versions
          where wish_id = ${id} and number < ${number}
            and (confirmed_at at time zone ${ZONE})::date
              = (${confirmedAt}::timestamptz at time zone ${ZONE})::date)`
  if (!person) return
  await queueMail(sql, {
    kind: 'wishes-confirmed',
    to: person.email,
    facts: [t('number', { number: file }), t('version', { number, date: dateOf(confirmedAt) })],
    follows: t('follows'),
    link: absoluteLink(href('/dashboard')),
  })
}
