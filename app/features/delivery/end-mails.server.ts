/** Who is told that a delivered file is about to be deleted, and that it was. */
import { href } from 'react-router'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { leaveCall } from '#app/features/release/decision/to-call.server.ts'
import { newLink } from '#app/features/release/links.server.ts'
import {
  aboutRequest,
  companyFact,
  ownerOfRequest,
  tellContact,
} from '#app/features/release/mails.server.ts'
import { tellWarned, warnContacts } from '#app/features/release/stops/warned.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { delivery } from './texts.nl.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { requestOf } from './mails.server.ts'
import { lastDayOfTerm } from './term.ts'

const t = dutch<['delivery', 'release']>({ delivery, release })

type Ending = { requestId: string; until: Date; deletesAt: Date }

/**
 * Warns that the file will be deleted. The owner gets the link that stops it: who is alive after
 * all loses nothing. Contacts who would read hear how they still can.
 *
 * @returns the mail to the owner, or the call that takes its place; null for an owner who is gone
 */
export async function warnOfDeletion(
  sql: Sql,
  { requestId, until, deletesAt }: Ending,
): Promise<string | null> {
  const { asked, companyName, email, isInactive } = await requestOf(sql, requestId)
  const { about, facts } = await aboutRequest(asked)
  const deletion = t('facts.deleted', { date: dateOf(deletesAt) })
  // Who was stopped gets nothing any more.
  if (!isInactive)
    await queueMail(sql, {
      kind: 'access-deletion-soon',
      to: email,
      firstName: companyName,
      about,
      facts: [...facts, t('facts.until', { date: dateOf(lastDayOfTerm(until)) }), deletion],
      link: absoluteLink(href('/franchise/aanvragen/:id/dossier', { id: requestId })),
    })
  if (asked)
    await tellContact(
      sql,
      { requestId, asked },
      {
        kind: 'access-deletion-soon-contact',
        facts: [...companyFact(companyName), t('facts.wishesDeleted', { date: dateOf(deletesAt) })],
      },
    )
  await warnContacts(sql, requestId, deletesAt)
  const owner = await ownerOfRequest(sql, requestId)
  if (!owner) return leaveCall(sql, requestId, 'owner', 'deletion')
  return queueMail(sql, {
    kind: 'access-deletion-soon-owner',
    to: owner,
    facts: [...companyFact(companyName), deletion],
    link: absoluteLink(href('/dossieropvragen/stoppen'), {
      token: await newLink(sql, requestId, 'stop'),
    }),
  })
}

/**
 * Mails others that the file was deleted. The owner is mailed by the deletion itself, which still
 * knows the address.
 */
export async function tellOfDeletion(sql: Sql, requestId: string) {
  const { asked, companyName, email } = await requestOf(sql, requestId)
  await queueMail(sql, {
    kind: 'access-deleted',
    to: email,
    firstName: companyName,
    ...(await aboutRequest(asked)),
    link: absoluteLink(href('/franchise/dashboard')),
  })
  if (asked)
    await tellContact(
      sql,
      { requestId, asked },
      {
        kind: 'access-deleted-contact',
        facts: companyFact(companyName),
      },
    )
}

/** Mails that the copy stays until a later day, since nobody fetched it; not to a member that was stopped. */
export async function tellOfMoreTime(sql: Sql, { requestId, until }: Omit<Ending, 'deletesAt'>) {
  const { asked, companyName, email, isInactive } = await requestOf(sql, requestId)
  if (isInactive) return
  const { about, facts } = await aboutRequest(asked)
  await queueMail(sql, {
    kind: 'access-more-time',
    to: email,
    firstName: companyName,
    about,
    facts: [...facts, t('facts.until', { date: dateOf(lastDayOfTerm(until)) })],
    link: absoluteLink(href('/franchise/aanvragen/:id/dossier', { id: requestId })),
  })
}

/** Asks the office by mail to call the member, and to decide. */
export const askOffice = (sql: Sql, requestId: string, company: string) =>
  queueMail(sql, {
    kind: 'office-not-fetched',
    to: officeEmail(),
    facts: companyFact(company),
    link: absoluteLink(href('/admin/toegangsverzoeken/:id', { id: requestId })),
  })

/** Mails that a request ended and the file stays, since nobody fetched the copy. */
export async function tellOfKeeping(sql: Sql, requestId: string) {
  const { asked, companyName, email } = await requestOf(sql, requestId)
  await queueMail(sql, {
    kind: 'access-not-fetched',
    to: email,
    firstName: companyName,
    ...(await aboutRequest(asked)),
    link: absoluteLink(href('/franchise/dashboard')),
  })
  const facts = companyFact(companyName)
  if (asked) await tellContact(sql, { requestId, asked }, { kind: 'access-kept-contact', facts })
  await tellWarned(sql, requestId, 'not-fetched')
  const owner = await ownerOfRequest(sql, requestId)
  if (owner) await queueMail(sql, { kind: 'access-kept', to: owner, facts })
  else await leaveCall(sql, requestId, 'owner', 'kept')
}
