import { href } from 'react-router'
import { findDeletion } from '#app/features/accounts/leaving.server.ts'
import { hasAskedForCards } from '#app/features/cards/requests.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { dateOf, dayOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { confirming } from './confirming-texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'

const t = dutch<['confirming'], 'mail'>({ confirming }, 'mail')

type ConfirmedVersion = {
  userId: string
  firstName: string
  file: string
  number: number
  confirmedAt: Date
  previousAt: Date | null
}

/**
 * Tells that a version was kept, with no more than a first name beside the file number, and without any answer. Of
 * the versions of one day, Dutch time, the first. While the account goes, it tells what becomes of them then.
 */
export async function mailConfirmedVersion(sql: Sql, to: string, version: ConfirmedVersion) {
  const { userId, firstName, file, number, confirmedAt, previousAt } = version
  if (previousAt && dayOf(previousAt) === dayOf(confirmedAt)) return
  const facts = [t('number', { number: file }), t('version', { number, date: dateOf(confirmedAt) })]
  const mail = { to, firstName, facts, link: absoluteLink(href('/dashboard')) }
  const deletion = await findDeletion(sql, userId)
  if (deletion)
    return queueMail(sql, {
      ...mail,
      kind: 'wishes-confirmed-leaving',
      date: dateOf(deletion.executeAfter),
    })
  const follows = [t('follows'), t((await hasAskedForCards(sql, userId)) ? 'ownCards' : 'cards')]
  return queueMail(sql, { ...mail, kind: 'wishes-confirmed', follows })
}
