import { href } from 'react-router'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { dateOf, dayOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { confirming } from './confirming-texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

const t = dutch<['confirming'], 'mail'>({ confirming }, 'mail')

type ConfirmedVersion = {
  firstName: string
  file: string
  /** Whether cards were asked for; asked where there is a mail to write. */
  hasCards: () => Promise<boolean>
  number: number
  confirmedAt: Date
  previousAt: Date | null
}

/**
 * Tells that a version was kept, with no more than a first name beside the file number, and without any answer. Of
 * the versions of one day, Dutch time, the first.
 */
export async function mailConfirmedVersion(sql: Sql, to: string, version: ConfirmedVersion) {
  const { firstName, file, number, confirmedAt, previousAt, hasCards } = version
  if (previousAt && dayOf(previousAt) === dayOf(confirmedAt)) return
  await queueMail(sql, {
    kind: 'wishes-confirmed',
    to,
    firstName,
    facts: [t('number', { number: file }), t('version', { number, date: dateOf(confirmedAt) })],
    follows: [t('follows'), t((await hasCards()) ? 'ownCards' : 'cards')],
    link: absoluteLink(href('/dashboard')),
  })
}
