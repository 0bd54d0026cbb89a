/** Who is told what of a death that a contact let us know of. Nothing of what was written is in a mail. */
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import {
  openCardOf,
  type RelativeCard,
  ownerCalled,
  safeName,
} from '#app/features/contacts/people.server.ts'
import { lastDayOfTerm } from '#app/features/delivery/term.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { dateOf, longDateOf, weekdayDateOf, weekdayMomentOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { type Sql, takeTurns } from '#app/platform/database/sql.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { openCopyCard } from './copy.server.ts'
import { newQuestionLink, newStopLink } from './links.server.ts'
import { tellByHand } from './notices/notices.server.ts'
import { lastStopped, type Report, reportColumns } from './report.server.ts'
import type { ReportState } from './states.ts'
import {
  readBy,
  readUntil,
  whyStopped,
  whyStoppedFor,
  whyStoppedToOwner,
} from './stops/stopped.server.ts'
import { deaths } from './texts.nl.ts'

const t = dutch<['deaths']>({ deaths })

/** Tells those concerned of a step. What is read at each stage is told apart, once it can be read. */
export async function tellOfStep(sql: Sql, reportId: string, next: ReportState): Promise<void> {
  if (next === 'stopped') await tellOfStop(sql, reportId)
  if (next === 'refused' || next === 'expired')
    await tellContacts(sql, reportId, {
      kind: `death-${next}`,
      link: absoluteLink(href('/contactpersoon')),
    })
  if (next === 'ended') await tellReaders(sql, reportId)
}

type Concerned = Report & DbRow<'death_reports', 'subject_id as subjectId'>

async function reportBy(sql: Sql, id: string): Promise<Concerned> {
  const [report] = await sql<Concerned[]>`
    select ${reportColumns(sql)}, d.subject_id as "subjectId" from death_reports d where d.id = ${id}`
  if (!report) throw new Error('no report')
  return report
}

/** By which who named a contact is called. */
const calledIn = ({ owner }: RelativeCard) => ownerCalled(owner)

type Contact = {
  id: string
  card: RelativeCard
  reported: boolean
  /** Whether they said that it is not so. */
  denied: boolean
  toAsk: boolean
  /** Whether they said something, or a colleague told them. */
  knows: boolean
}

/** Who answers about a death. */
async function contactsOf(sql: Sql, reportId: string): Promise<Contact[]> {
  const rows = await sql<(DbRow<'relatives', 'id' | 'sealed'> & Omit<Contact, 'id' | 'card'>)[]>`
    select r.id, r.sealed, coalesce(a.at = d.created_at, false) as reported,
           coalesce(a.answer = 'no', false) as denied,
           ${isToAsk(sql)} as "toAsk",
           a.at is not null or exists (
             select from death_notices n
              where n.report_id = d.id and n.relative_id = r.id and n.done_at is not null) as knows
      from death_reports d
      join relatives r on is_witness(d, r)
      left join death_report_answers a on a.report_id = d.id and a.relative_id = r.id
     where d.id = ${reportId} order by r.created_at, r.id`
  return rows.map(({ sealed, ...row }) => ({ ...row, card: openCardOf(row.id, sealed) }))
}

/**
 * Whether a contact is to be asked about a death: nobody did yet, and they said nothing by themselves. For a
 * query on `death_reports d` and a witness `relatives r`.
 */
export const isToAsk = (sql: Sql) => sql`
  (d.state in ('reported', 'waiting')
   and not exists (select from death_report_answers said
                    where said.report_id = d.id and said.relative_id = r.id)
   and not exists (select from death_notices told
                    where told.report_id = d.id and told.relative_id = r.id and told.about = 'asked')
   and not exists (select from relative_links asked
                    where asked.relative_id = r.id and asked.purpose = 'death'
                      and asked.created_at >= d.created_at))`

/**
 * The other contacts are asked whether it is so, whatever way the first one chose: it is their mother too. Each
 * once.
 */
export async function askOthers(sql: Sql, reportId: string): Promise<void> {
  await takeTurns(sql, `asking about ${reportId}`)
  const { diedOn, subjectId } = await reportBy(sql, reportId)
  const contacts = await contactsOf(sql, reportId)
  const by = contacts.find(({ reported }) => reported)?.card
  for (const { id, card } of contacts.filter(({ toAsk }) => toAsk)) {
    if (!card.email) {
      await tellByHand(sql, reportId, { id, card }, 'asked')
      continue
    }
    const before = subjectId && (await lastStopped(sql, { id, ownerId: subjectId }))
    const token = await newQuestionLink(sql, id)
    await queueMail(sql, {
      kind: 'death-asked',
      to: card.email,
      firstName: card.firstName,
      about: safeName(card.owner),
      by: by ? safeName(by) : t('facts.somebody'),
      date: weekdayDateOf(diedOn),
      before: before
        ? t('facts.before', { why: whyStoppedFor(before, { id, owner: calledIn(card) }) })
        : '',
      link: absoluteLink(href('/contactpersoon/overleden'), { token }),
    })
  }
}

/** The owner, who may live, hears who said so and from when it is read, with a link that stops it. */
export async function warnOwner(sql: Sql, reportId: string): Promise<void> {
  const to = await ownerOf(sql, reportId)
  if (!to) return
  const report = await reportBy(sql, reportId)
  const by = (await contactsOf(sql, reportId)).find(({ reported }) => reported)?.card
  await queueMail(sql, {
    kind: 'death-warning',
    to,
    firstName: by?.owner.firstName ?? '',
    about: by ? safeName(by) : t('facts.somebody'),
    facts: [t('facts.diedOn', { date: longDateOf(report.diedOn) })],
    below: [followsFrom(report)],
    link: absoluteLink(href('/ik-leef'), { token: await newStopLink(sql, reportId) }),
  })
}

/** What happens where nobody does anything: no more than is true at this moment. */
function followsFrom({ state, waitsUntil }: Report): string {
  if (state === 'first') return t('facts.isRead')
  if (waitsUntil <= new Date()) return t('facts.readWhenCertain')
  const moment = weekdayMomentOf(waitsUntil)
  return t(state === 'waiting' ? 'facts.readFrom' : 'facts.readFromWhenCertain', { moment })
}

/** The office hears of a paper, once: whoever waits for it is somebody who lost their mother. */
export const tellOfficeOfPaper = (sql: Sql, id: string) =>
  queueMail(sql, {
    kind: 'office-death',
    to: officeEmail(),
    link: absoluteLink(href('/admin/toegangsverzoeken/overlijden/:id', { id })),
  })

async function ownerOf(sql: Sql, reportId: string): Promise<string | null> {
  const [owner] = await sql<DbRow<'owner_of_report', 'owner_of_report as email'>[]>`
    select owner_of_report(${reportId}) as email`
  return owner?.email ?? null
}

type Told = { kind: 'death-refused' | 'death-expired'; link: string }

const BY_HAND = {
  'death-refused': 'refused',
  'death-expired': 'expired',
} as const

/** Who has no address, and was told nothing of it yet, need not hear that it is over. */
async function tellContacts(sql: Sql, reportId: string, told: Told) {
  for (const { id, card, knows } of await contactsOf(sql, reportId)) {
    const { email: to, firstName, owner } = card
    if (to) await queueMail(sql, { ...told, to, firstName, about: safeName(owner) })
    else if (knows) await tellByHand(sql, reportId, { id, card }, BY_HAND[told.kind])
  }
}

/** Who said what is named, as on their page: they know each other; and so is what else stopped it. */
async function tellOfStop(sql: Sql, reportId: string) {
  const contacts = await contactsOf(sql, reportId)
  const report = await reportBy(sql, reportId)
  const [by, denier] = [contacts.find((one) => one.reported), contacts.find((one) => one.denied)]
  const deniedFor = (one: Contact | null) =>
    denier
      ? { name: safeName(denier.card), tookBack: denier === by, isReader: denier === one }
      : null
  for (const one of contacts) {
    const { id, card, knows, denied } = one
    if (card.email)
      await queueMail(sql, {
        kind: 'death-stopped',
        to: card.email,
        firstName: card.firstName,
        about: safeName(card.owner),
        by: by === one ? t('facts.you') : by ? safeName(by.card) : t('facts.somebody'),
        denied: whyStopped(report, calledIn(card), deniedFor(one)),
      })
    // Nobody is called about what they said themselves.
    else if (knows && !denied) await tellByHand(sql, reportId, { id, card }, 'stopped')
  }
  const to = await ownerOf(sql, reportId)
  if (!to) return
  const read = await readBy(sql, report)
  await queueMail(sql, {
    kind: 'death-stopped-owner',
    to,
    firstName: contacts[0]?.card.owner.firstName ?? '',
    by: by ? safeName(by.card) : t('facts.somebody'),
    denied: whyStoppedToOwner(report, deniedFor(null)),
    facts: read ? [readUntil(read, report.changedAt)] : [],
    link: absoluteLink(href('/dashboard/contacten')),
  })
}

type CopyRow = DbRow<
  'relative_copies',
  'id' | 'sealed' | 'report_id as reportId' | 'relative_id as relativeId'
> &
  DbRow<'death_reports', 'state' | 'all_at! as allAt' | 'copies_until! as copiesUntil'>

/**
 * Tells a contact that they can read: first what is needed at once, later the rest. Who is told of the rest
 * at once, since the copy was late, gets one mail.
 */
export async function tellContactOfStage(sql: Sql, copyId: string, now: Date): Promise<void> {
  const [copy] = await sql<CopyRow[]>`
    select c.id, c.sealed, c.report_id as "reportId", c.relative_id as "relativeId", d.state,
           d.all_at as "allAt", d.copies_until as "copiesUntil"
      from relative_copies c join death_reports d on d.id = c.report_id
     where c.id = ${copyId} and d.state in ('first', 'all')
       and (c.first_told_at is null or d.state = 'all' and c.all_told_at is null)
       for update of c`
  if (!copy) return
  const isAll = copy.state === 'all'
  await sql`
    update relative_copies
       set first_told_at = coalesce(first_told_at, ${now}),
           all_told_at = case when ${isAll} then ${now}::timestamptz else all_told_at end
     where id = ${copyId}`
  const card = openCopyCard(copy.id, copy.sealed)
  const { email, firstName, owner } = card
  if (!email) {
    await tellByHand(sql, copy.reportId, { id: copy.relativeId, card }, isAll ? 'all' : 'first')
    return
  }
  await queueMail(sql, {
    kind: isAll ? 'death-all' : 'death-first',
    to: email,
    firstName,
    about: safeName(owner),
    facts: [
      isAll
        ? t('facts.until', { date: dateOf(lastDayOfTerm(copy.copiesUntil)) })
        : t('facts.restFrom', { moment: weekdayMomentOf(copy.allAt) }),
    ],
    link: absoluteLink(href('/contactpersoon')),
  })
}

/**
 * Whether a contact is told at a moment that their time to read ends: a month and a week before, unless it
 * was no longer than that from the start. For a query on `relative_copies c` and its `death_reports d`.
 */
export const endsSoon = (sql: Sql, now: Date) => sql`
  c.storage_key is not null and d.state = 'all' and ${now}::timestamptz < d.copies_until
  and (c.month_told_at is null and c.week_told_at is null
         and d.copies_until - interval '1 month' <= ${now}
         and d.copies_until - interval '1 month' > d.first_at + interval '1 week'
       or c.week_told_at is null and d.copies_until - interval '1 week' <= ${now})`

/** Tells a contact that their time to read ends, and how they keep what they want to keep. */
export async function tellOfEndSoon(sql: Sql, copyId: string, now: Date): Promise<void> {
  const [copy] = await sql<Omit<CopyRow, 'state' | 'allAt'>[]>`
    select c.id, c.sealed, c.report_id as "reportId", c.relative_id as "relativeId",
           d.copies_until as "copiesUntil"
      from relative_copies c join death_reports d on d.id = c.report_id
     where c.id = ${copyId} and ${endsSoon(sql, now)} for update of c`
  if (!copy) return
  const { copiesUntil } = copy
  await sql`
    update relative_copies
       set month_told_at = coalesce(month_told_at, ${now}),
           week_told_at = case when ${copiesUntil}::timestamptz - interval '1 week' <= ${now}
                               then ${now}::timestamptz end
     where id = ${copyId}`
  const card = openCopyCard(copy.id, copy.sealed)
  const { email, firstName, owner } = card
  if (!email) {
    await tellByHand(sql, copy.reportId, { id: copy.relativeId, card }, 'ends-soon')
    return
  }
  await queueMail(sql, {
    kind: 'death-ends-soon',
    to: email,
    firstName,
    about: safeName(owner),
    date: dateOf(lastDayOfTerm(copiesUntil)),
    link: absoluteLink(href('/contactpersoon')),
  })
}

/** Who could read hears that it is over. */
async function tellReaders(sql: Sql, reportId: string) {
  const copies = await sql<
    DbRow<'relative_copies', 'id' | 'sealed' | 'relative_id as relativeId'>[]
  >`
    update relative_copies set end_told_at = now()
     where report_id = ${reportId} and made_at is not null and end_told_at is null
    returning id, sealed, relative_id as "relativeId"`
  for (const { id, relativeId, sealed } of copies) {
    const card = openCopyCard(id, sealed)
    const { email, firstName, owner } = card
    if (!email) await tellByHand(sql, reportId, { id: relativeId, card }, 'ended')
    else
      await queueMail(sql, {
        kind: 'death-ended',
        to: email,
        firstName,
        about: safeName(owner),
      })
  }
}
