/** Who is told that a delivered file is about to be deleted, and that it was. */
import type { TFunction } from 'i18next'
import { href } from 'react-router'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { contactIn, numberIn } from '#app/features/release/asked.server.ts'
import { newLink } from '#app/features/release/links.server.ts'
import { companyFact, ownerOf } from '#app/features/release/mails.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { absoluteLink } from '#app/platform/links.server.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import { requestOf } from './mails.server.ts'
import { lastDay } from './term.ts'

const t = dutch.getFixedT('nl', ['delivery', 'release']) as TFunction<['delivery', 'release']>

type Ending = { requestId: string; until: Date; deletesAt: Date }

/** The owner gets the link that stops it: who is alive after all loses nothing. */
export async function warnOfDeletion(sql: Sql, { requestId, until, deletesAt }: Ending) {
  const { asked, companyName, email } = await requestOf(sql, requestId)
  const deletion = t('facts.deleted', { date: dateOf(deletesAt) })
  await queueMail(sql, {
    kind: 'access-deletion-soon',
    to: email,
    firstName: companyName,
    facts: [
      t('release:facts.number', { number: numberIn(asked) }),
      t('facts.until', { date: dateOf(lastDay(until)) }),
      deletion,
    ],
    link: absoluteLink(href('/franchise/aanvragen/:id/dossier', { id: requestId })),
  })
  await queueMail(sql, {
    kind: 'access-deletion-soon-contact',
    to: contactIn(asked),
    facts: [...companyFact(companyName), deletion],
    link: absoluteLink(href('/')),
  })
  const owner = await ownerOf(sql, requestId)
  if (!owner) return
  await queueMail(sql, {
    kind: 'access-deletion-soon-owner',
    to: owner,
    facts: [...companyFact(companyName), deletion],
    link: absoluteLink(href('/dossieropvragen/stoppen'), {
      token: await newLink(sql, requestId, 'stop'),
    }),
  })
}

/** The owner's own address is told with the deletion itself, which still knows it. */
export async function tellOfDeletion(sql: Sql, requestId: string) {
  const { asked, companyName, email } = await requestOf(sql, requestId)
  await queueMail(sql, {
    kind: 'access-deleted',
    to: email,
    firstName: companyName,
    facts: [t('release:facts.number', { number: numberIn(asked) })],
    link: absoluteLink(href('/franchise/dashboard')),
  })
  await queueMail(sql, {
    kind: 'access-deleted-contact',
    to: contactIn(asked),
    facts: companyFact(companyName),
    link: absoluteLink(href('/')),
  })
}
