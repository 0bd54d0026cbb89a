/**
 * Who is told of a delivery. No wish of the owner stands in these mails, and no name but for who knew them
 * or wrote it.
 */
import { href } from 'react-router'
import type { DbRow, Narrowed } from '#db/row.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { openAsked } from '#app/features/release/request-contents.server.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import {
  aboutRequest,
  companyToSay,
  funeralFact,
  tellContact,
} from '#app/features/release/mails.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { delivery } from './texts.nl.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import type { DeliveryPart } from './parts.ts'
import { lastDayOfTerm } from './term.ts'

const t = dutch<['delivery', 'release']>({ delivery, release })

type Row = DbRow<
  'access_requests',
  | 'kind'
  // None once what was filled in is gone.
  | 'sealed'
> &
  DbRow<'franchise_partners', 'company_name as companyName' | 'email'> & {
    /** The member was stopped, so that it can sign in no more. */
    isInactive: boolean
  }

/**
 * The request of a delivery and whom it is for. `asked`: undefined once its contents were removed.
 *
 * @throws when there is none
 */
export async function requestOf(sql: Sql, id: string) {
  const [row] = await sql<Row[]>`
    select r.kind, r.sealed, f.company_name as "companyName", f.email,
           f.status <> 'active' as "isInactive"
      from access_requests r join franchise_partners f on f.id = r.member_id where r.id = ${id}`
  if (!row) throw new Error('no request')
  return { ...row, asked: row.sealed ? openAsked(id, row.sealed) : undefined }
}

/**
 * Mails the member that the copy is ready, and the trusted person that it can be got; of a member that was stopped
 * meanwhile, that it gets nothing by itself.
 */
export async function tellOfDelivery(
  sql: Sql,
  { requestId, until, parts }: { requestId: string; until: Date; parts: readonly DeliveryPart[] },
) {
  const request = await requestOf(sql, requestId)
  const { kind, asked, companyName, email } = request
  if (request.isInactive) return tellOfInactive(sql, requestId, request)
  const { about, facts } = await aboutRequest(asked)
  const what = t('release:facts.kind', { kind: t(`release:kinds.${kind}`) })
  const lastDay = dateOf(lastDayOfTerm(until))
  const mail = {
    to: email,
    firstName: companyName,
    about,
    facts: [...facts, what, t('facts.until', { date: lastDay })],
    link: absoluteLink(href('/franchise/aanvragen/:id/dossier', { id: requestId })),
  }
  if (kind === 'living_will')
    await queueMail(sql, { kind: 'access-delivered-living-will', ...mail })
  else
    await queueMail(sql, {
      kind: 'access-delivered',
      ...mail,
      facts: [...mail.facts, t('facts.deletedIfGot', { date: dateOf(until) })],
      confidential: t(`confidential.${parts.includes('confidential') ? 'some' : 'none'}`),
    })
  if (asked)
    await tellContact(
      sql,
      { requestId, asked },
      {
        kind: kind === 'full' ? 'access-ready' : 'access-ready-living-will',
        company: companyToSay(companyName, 'theCompany'),
        facts: [
          ...(await funeralFact(asked)),
          ...(kind === 'full' ? [t('facts.wishesUntil', { date: lastDay })] : []),
        ],
      },
    )
}

/** The office gets it in the place of a member that was stopped, and agrees with the family how they get it. */
async function tellOfInactive(
  sql: Sql,
  requestId: string,
  { kind, asked, companyName, email }: Awaited<ReturnType<typeof requestOf>>,
) {
  const what = t('release:facts.kind', { kind: t(`release:kinds.${kind}`) })
  const { about, facts } = await aboutRequest(asked)
  await queueMail(sql, {
    kind: 'access-delivered-inactive',
    to: email,
    firstName: companyName,
    about,
    facts: [...facts, what],
  })
  if (asked)
    await tellContact(
      sql,
      { requestId, asked },
      {
        kind: 'access-inactive-contact',
        company: companyToSay(companyName, 'theCompany'),
        facts: await funeralFact(asked),
        lives: kind === 'living_will',
      },
    )
}

/** Mails that the term of a living will is over, and nobody got it. */
export async function tellThatNobodyGot(sql: Sql, requestId: string) {
  const { asked, companyName, email, isInactive } = await requestOf(sql, requestId)
  if (!isInactive)
    await queueMail(sql, {
      kind: 'access-not-fetched-living-will',
      to: email,
      firstName: companyName,
      ...(await aboutRequest(asked)),
      link: absoluteLink(href('/franchise/dashboard')),
    })
  if (!asked) return
  const company = companyToSay(companyName, 'theCompany')
  await tellContact(sql, { requestId, asked }, { kind: 'access-ungot-living-will', company })
}

export type FirstFetch = Narrowed<
  DbRow<'first_fetch', 'kind!' | 'sealed' | 'company!'>,
  { kind: RequestKind }
>

/** Mails the trusted person that the member has it now. */
export async function tellOfFirstFetch(
  sql: Sql,
  requestId: string,
  { kind, sealed, company }: FirstFetch,
): Promise<void> {
  if (!sealed) return
  await tellContact(
    sql,
    { requestId, asked: openAsked(requestId, sealed) },
    {
      kind: kind === 'full' ? 'access-handed-over' : 'access-handed-over-living-will',
      company: companyToSay(company, 'theCompany'),
    },
  )
}

/**
 * Tells the office that a delivery could not be made, or that there was nothing to deliver, and the member
 * that it takes longer.
 */
export async function tellOfProblem(sql: Sql, requestId: string, problem: 'failed' | 'nothing') {
  const { kind, asked, companyName, email } = await requestOf(sql, requestId)
  const what = t('release:facts.kind', { kind: t(`release:kinds.${kind}`) })
  await queueMail(sql, {
    kind: 'office-delivery',
    to: officeEmail(),
    facts: [what, t(`problem.${problem}`)],
    link: absoluteLink(href('/admin/toegangsverzoeken/:id', { id: requestId })),
  })
  const { about, facts } = await aboutRequest(asked)
  await queueMail(sql, {
    kind: 'access-delayed',
    to: email,
    firstName: companyName,
    about,
    facts: [...facts, what],
    link: absoluteLink(href('/franchise/aanvragen/:id', { id: requestId })),
  })
}
