/**
 * What stands in the mails of a step (`told.server.ts` says who gets which). The owner never learns who
 * confirms, the member never more of whose file it is than it wrote itself, nor how long its owner has to
 * stop the request: that differs, and would show that there is one.
 */
import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { DbRow } from '#db/row.ts'
import type { ToldContact } from '#app/features/mail/contents.ts'
import { officeEmail, queueMail } from '#app/features/mail/outbox.server.ts'
import { dateOf, dayOf, momentOf, weekdayDateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { release } from './texts.nl.ts'
import type { mailFacts } from './texts/mail-facts.nl.ts'
import type { memberFollows } from './texts/member-follows.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { isNameWithoutLink, lineWithName } from '#app/platform/names.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { answersUntil, lastsTooLong } from './answers-until.ts'
import {
  type RequestContents,
  contactAddressIn,
  diedOnIn,
  nameIn,
  fileNumberIn,
} from './request-contents.server.ts'
import { callingFact, hoursFact, isPressing } from './heard-by.server.ts'
import { doctorsIn } from './decision/calls.server.ts'
import type { CallAbout } from './decision/to-call.ts'
import { leaveCall } from './decision/to-call.server.ts'
import { contactKnows, newLink } from './links.server.ts'
import { funeralOf } from './waiting-requests.server.ts'
import { toldUntil } from './stops/leak.ts'
import {
  answeredIn,
  type Because,
  isDenial,
  isDeskStop,
  isPaidBack,
  isRefusal,
  type RequestKind,
  type RequestState,
  stopSaid,
  type StopSaid,
} from './states.ts'

const t = dutch<['release']>({ release })

export type RequestStep = {
  requestId: string
  former: RequestState | null
  next: RequestState
  because: Because | null
  kind: RequestKind
  waitsUntil: Date | null
  /** Of the member, and where it gets its mail. */
  companyName: string
  email: string
  /** Nothing was paid, since it takes the place of one that a fault of ours ended; or what was went back already. */
  isFree: boolean
  asked: RequestContents
}

/** What the trusted person is asked about. */
export type Asking = Pick<RequestStep, 'requestId' | 'kind' | 'companyName' | 'asked'>

type ToMember = `access-${'asked' | 'asked-living-will' | 'confirmed' | 'expired'}`
type StopToMember = `access-stopped${'' | '-alive' | '-signed-in' | '-gone' | '-living-will'}`

/** What the member is told by where a request was stopped. */
const STOP_TO_MEMBER: Record<Exclude<StopSaid, 'desk'>, StopToMember> = {
  alive: 'access-stopped-alive',
  'signed-in': 'access-stopped-signed-in',
  gone: 'access-stopped-gone',
  full: 'access-stopped',
  living_will: 'access-stopped-living-will',
}

/** The member gets a mail; of an end all of the company read a notice too. */
export async function tellMember(sql: Sql, step: RequestStep, kind: ToMember) {
  const follows = await heardFacts(sql, step, kind)
  await queueMail(sql, { kind, ...(await toMember(sql, step)), follows })
}

/** The company reads who of it withdrew a request; a name with a link in it is left out. */
export async function tellMemberOfWithdrawal(sql: Sql, step: RequestStep) {
  const [row] = await sql<DbRow<'withdrawn_by', 'withdrawn_by as name'>[]>`
    select withdrawn_by(${step.requestId}) as name`
  const by = withoutLink(row?.name ?? '') || t('facts.aColleague')
  await queueMail(sql, { kind: 'access-withdrawn', by, ...(await toMember(sql, step)) })
}

/** When we decide; and, once that is all that is waited for, when to call us. */
async function heardFacts(sql: Sql, step: RequestStep, kind: ToMember): Promise<string[]> {
  if (kind === 'access-expired') return []
  if (kind !== 'access-confirmed') return [hoursFact()]
  const paid = { kind: step.kind, paidAt: await paidAtOf(sql, step.requestId) }
  return [
    t(`own.checksNow.${step.kind}`),
    hoursFact(),
    await callingFact(paid, await comingFuneral(step.asked)),
  ]
}

async function paidAtOf(sql: Sql, requestId: string): Promise<Date | null> {
  const [row] = await sql<DbRow<'access_requests', 'paid_at as paid'>[]>`
    select paid_at as paid from access_requests where id = ${requestId}`
  return row?.paid ?? null
}

/** The same of a refusal, with what comes after that reason. */
export async function tellMemberOfRefusal(sql: Sql, step: RequestStep) {
  const { because } = step
  const next = isRefusal(because) ? t(`follow.afterRefusal.${because}`, deniedWords(step)) : ''
  await queueMail(sql, { kind: 'access-rejected', next, ...(await toMember(sql, step)) })
}

/** Whom it is about, and who said that they live; a name with a link in it is left out. */
const deniedWords = ({ asked }: RequestStep) => ({
  contact: withoutLink(asked.contactNaam) || t('facts.theContact'),
  name: nameWithoutLink(asked) || t('facts.thePerson'),
})

/** The same of a stop, with what was got by then. */
export async function tellMemberOfStop(sql: Sql, step: RequestStep) {
  const fetched = await fetchedSaid(sql, step, 'member')
  const mail = { fetched, answered: answeredSaid(step), ...(await toMember(sql, step)) }
  const said = stopSaid(step.kind, step.because)
  if (said !== 'desk') return queueMail(sql, { kind: STOP_TO_MEMBER[said], ...mail })
  return queueMail(sql, { kind: 'access-stopped-desk', why: deskStopSaid(step.because), ...mail })
}

/** Goes on after that somebody signed in. */
function answeredSaid({ kind, because }: RequestStep): string {
  const answered = answeredIn(kind, because)
  return answered ? t(`answered.${answered}`) : ''
}

const deskStopSaid = (because: Because | null): string =>
  isDeskStop(because) ? t(`follow.deskStops.${because}`) : ''

async function toMember(sql: Sql, step: RequestStep) {
  const { asked, because, next, companyName } = step
  const why = next === 'rejected' && because
  if (isOver(next))
    await noteForMember(sql, step.requestId, because === 'withdrawn' ? because : next)
  const { about, facts } = await aboutRequest(
    asked,
    next !== 'stopped' && because !== 'contact-says-alive',
  )
  return {
    to: step.email,
    firstName: companyName,
    about,
    facts: [
      ...facts,
      t('facts.kind', { kind: t(`kinds.${step.kind}`) }),
      ...(why ? [t('facts.why', { reason: t(`because.${why}`) })] : []),
      ...(isOver(next) && !step.isFree
        ? [t(isPaidBack(because) ? 'facts.paidBack' : 'facts.notPaidBack')]
        : []),
    ],
    link: absoluteLink(pageFor(step)),
  }
}

/** A sentence of what was got before a stop, and when. */
async function fetchedSaid(
  sql: Sql,
  { requestId, kind, companyName }: RequestStep,
  to: keyof typeof mailFacts.facts.fetched,
): Promise<string> {
  const at = await fetchedAt(sql, requestId)
  if (!at) return t(`facts.fetched.${to}.nothing`)
  return t(`facts.fetched.${to}.${kind}`, {
    company: companyToSay(companyName, 'theCompany'),
    moment: momentOf(at),
  })
}

async function fetchedAt(sql: Sql, requestId: string): Promise<Date | null> {
  const [row] = await sql<DbRow<'first_fetched', 'first_fetched as at'>[]>`
    select first_fetched(${requestId}) as at`
  return row?.at ?? null
}

type End = keyof typeof memberFollows.notices

const isOver = (state: RequestState): state is Exclude<End, 'completed' | 'withdrawn'> =>
  state === 'rejected' || state === 'stopped' || state === 'expired'

/** A notice to all of the company. Readable in the database: it says nothing of whose file it is. */
export const noteForMember = (sql: Sql, requestId: string, end: End) => sql`
  insert into franchise_notifications (id, franchise_id, type, title, message, request_id)
  select ${randomUUID()}, member_id, ${end === 'completed' ? 'info' : 'warning'},
         ${t(`notices.${end}.title`)}, ${t(`notices.${end}.message`)}, id
    from access_requests where id = ${requestId}`

/** Where the button leads: to the request, or to a new one. */
const pageFor = ({ requestId, next }: RequestStep): string =>
  next === 'expired'
    ? href('/dossieropvragen')
    : href('/franchise/aanvragen/:id', { id: requestId })

/** What a call says in the place of a mail to the trusted person; they are called for no other. */
const CALLED_ABOUT: Partial<Record<ToldContact['kind'], CallAbout>> = {
  'access-ready': 'delivered',
  'access-ready-living-will': 'delivered',
  'access-inactive-contact': 'approved',
  'access-ungot-living-will': 'over',
  'access-rejected-contact': 'rejected',
  'access-over-contact': 'over',
  'access-stopped-contact': 'stopped',
  'access-stopped-alive-contact': 'stopped',
  'access-stopped-signed-in-contact': 'stopped',
  'access-stopped-desk-contact': 'stopped',
  'access-deletion-soon-contact': 'deletion',
  'access-deleted-contact': 'deleted',
  'access-kept-contact': 'kept',
}

/** Mails the trusted person who has an address; a colleague calls the others. */
export async function tellContact(
  sql: Sql,
  { requestId, asked }: Pick<RequestStep, 'requestId' | 'asked'>,
  mail: ToldContact,
): Promise<void> {
  const to = contactAddressIn(asked)
  const called = CALLED_ABOUT[mail.kind]
  if (to === null && called) await leaveCall(sql, requestId, 'contact', called)
  if (to === null) return
  const [firstName, about] = [asked.contactNaam ?? '', nameToSay(asked)]
  await queueMail(sql, { ...mail, to, firstName, about })
}

/** The line of a mail to somebody else that says which member it is. */
export const companyFact = (company: string): string[] =>
  lineWithName(company, t('facts.company', { company }))

/**
 * What tells one mail to a member from another: in its subject whose file it is as the member wrote it, or
 * its number where that has a link in it; as its first facts both, and the last day of a funeral to come.
 *
 * @param asked undefined once it is forgotten
 * @param hasFuneral whether a funeral is still spoken of
 */
export async function aboutRequest(
  asked: RequestContents | undefined,
  hasFuneral = true,
): Promise<{ about: string; facts: string[] }> {
  if (!asked) return { about: t('facts.yours'), facts: [] }
  const number = fileNumberIn(asked)
  return {
    about: nameWithoutLink(asked) || number,
    facts: [
      ...whoseFact(asked),
      t('facts.number', { number }),
      ...(hasFuneral ? await funeralFact(asked) : []),
    ],
  }
}

/** The last day on which the funeral can be; nothing where nobody died, or it has passed. */
export async function funeralFact(asked: RequestContents): Promise<string[]> {
  const funeral = await comingFuneral(asked)
  return funeral ? [t('facts.funeral', { day: weekdayDateOf(funeral) })] : []
}

async function comingFuneral(asked: RequestContents): Promise<string | null> {
  const day = await funeralOf(asked)
  return day !== null && day >= dayOf(new Date()) ? day : null
}

/** A name with a link in it is left out. */
function whoseFact(asked: RequestContents): string[] {
  const name = nameIn(asked) ?? ''
  return lineWithName(name, t(asked.kind === 'full' ? 'facts.died' : 'facts.whose', { name }))
}

/** What is true of the request for who knows the owner. */
const factsFor = ({ companyName, asked, kind }: Asking): string[] => [
  ...companyFact(companyName),
  t('facts.asks', { what: t(`facts.asked.${kind}`) }),
  ...whoseFact(asked),
  ...daysIn(asked),
]

/** The days that were typed. */
function daysIn(asked: RequestContents): string[] {
  const died = diedOnIn(asked)
  return [
    ...(asked.geboortedatum ? [t('facts.born', { date: dateOf(asked.geboortedatum) })] : []),
    ...(died ? [t('facts.diedOn', { date: dateOf(died) })] : []),
  ]
}

/**
 * Whom it was asked of hears the end too: who said yes, what became of it; who did not answer yet, that
 * they need not. Who said no ended it.
 */
export async function tellContactOfEnd(sql: Sql, step: RequestStep, end: 'stopped' | 'rejected') {
  if (end === 'rejected' && isDenial(step.because)) return
  const told = step.former === 'waiting_contact' ? 'over' : end
  if (told === 'over' && !(await contactKnows(sql, step.requestId, step.asked))) return
  // Of who may live no day of death is told.
  const facts = end === 'stopped' ? companyFact(step.companyName) : factsFor(step)
  const about = { facts, lives: step.kind === 'living_will' }
  if (told === 'over') return tellContact(sql, step, { kind: 'access-over-contact', ...about })
  if (told === 'rejected') {
    const why = notOnSaid(step.because)
    return tellContact(sql, step, { kind: 'access-rejected-contact', why, ...about })
  }
  const kind = STOP_TO_CONTACT[stopSaid(step.kind, step.because)]
  await tellContact(sql, step, {
    kind,
    ...about,
    answered: answeredSaid(step),
    fetched: await fetchedSaid(sql, step, kind === STOP_TO_CONTACT.alive ? 'denied' : 'contact'),
  })
}

/** That it did not go on; whose doing that was is said of us and of who asked. */
function notOnSaid(because: Because | null): string {
  if (because === 'our-fault') return t('facts.notOnByUs')
  if (because === 'member-gone' || because === 'member-stopped') return t('facts.notOnGone')
  return t(because === 'withdrawn' ? 'facts.notOnWithdrawn' : 'facts.notOn')
}

/** What the trusted person who said yes is told. */
const STOP_TO_CONTACT = {
  alive: 'access-stopped-alive-contact',
  'signed-in': 'access-stopped-signed-in-contact',
  desk: 'access-stopped-desk-contact',
  gone: 'access-stopped-contact',
  full: 'access-stopped-contact',
  living_will: 'access-stopped-contact',
} as const satisfies Record<StopSaid, ToldContact['kind']>

/** To look at a request that waits for the office: a living will today, a file in time for the funeral. */
export async function tellOffice(sql: Sql, step: RequestStep) {
  const mail = toOffice(step)
  if (step.kind === 'living_will')
    return queueMail(sql, { kind: 'office-access-living-will', ...mail })
  await queueMail(sql, {
    kind: 'office-access',
    ...mail,
    ...(await inTime(step.asked, mail.facts)),
  })
}

/** That one more colleague is needed. */
export async function tellOfficeOfSecond(
  sql: Sql,
  request: { id: string; kind: RequestKind; asked: RequestContents | null },
) {
  const mail = toOffice({ requestId: request.id, kind: request.kind })
  const { asked } = request
  const due = asked ? await inTime(asked, mail.facts) : { when: '' }
  await queueMail(sql, { kind: 'office-access-second', ...mail, ...due })
}

/** That what the office approved was stopped, and what it still has to do where something was got. */
export async function tellOfficeOfStop(sql: Sql, step: RequestStep) {
  const mail = toOffice(step)
  const fetched = await fetchedAt(sql, step.requestId)
  if (!fetched) return queueMail(sql, { kind: 'office-access-stopped', ...mail })
  // What its owner shared at that time is no leak, as `attend_stop` has it.
  if (step.because === 'not-shared') return
  await queueMail(sql, {
    kind: 'office-access-stopped-fetched',
    ...mail,
    company: companyToSay(step.companyName, 'aCompany'),
    facts: [
      ...mail.facts,
      t('facts.fetchedAt', { moment: momentOf(fetched) }),
      t('facts.leakUntil', { moment: momentOf(toldUntil(new Date())) }),
    ],
    link: absoluteLink(href('/admin/aandacht')),
  })
}

const toOffice = ({ kind, requestId }: Pick<RequestStep, 'kind' | 'requestId'>) => ({
  to: officeEmail(),
  facts: [t('facts.kind', { kind: t(`kinds.${kind}`) })],
  link: absoluteLink(href('/admin/toegangsverzoeken/:id', { id: requestId })),
})

/** By when it is of use: the last day of the funeral, as a subject begins and as a fact. */
async function inTime(asked: RequestContents, facts: readonly string[]) {
  const funeral = await comingFuneral(asked)
  if (!funeral) return { when: '' }
  const day = weekdayDateOf(funeral)
  return {
    when: funeral > dayOf(new Date()) ? t('facts.before', { day }) : t('facts.today'),
    facts: [...facts, t('facts.funeral', { day })],
  }
}

/** Asks the trusted person by mail, or has the office call who has no address. */
export async function askContact(sql: Sql, asking: Asking) {
  if (contactAddressIn(asking.asked) === null) await askByTelephone(sql, asking)
  else await askByMail(sql, asking, ASKS[asking.kind])
}

/** Reminds the trusted person by mail; a request without an address came to the office at once. */
export async function remindContact(sql: Sql, asking: Asking) {
  if (contactAddressIn(asking.asked) !== null)
    await askByMail(sql, asking, `${ASKS[asking.kind]}-again` as const)
}

const ASKS = { full: 'access-confirm', living_will: 'access-confirm-living-will' } as const

/**
 * Of what the member typed the names and days alone, and a name only where no mail program makes a link
 * of it: whoever pays could write to anybody otherwise. Why they ask stands on the page behind the link.
 */
async function askByMail(
  sql: Sql,
  asking: Asking,
  kind: (typeof ASKS)[RequestKind] | `${(typeof ASKS)[RequestKind]}-again`,
) {
  const token = await newLink(sql, asking.requestId, 'confirm')
  await tellContact(sql, asking, {
    kind,
    company: companyToSay(asking.companyName, 'aCompany'),
    follows: await hurry(asking.asked),
    // About whom it is, who asks, and for what, stands in its text.
    below: [...daysIn(asking.asked), ...(await answerFact(sql, asking))],
    link: absoluteLink(href('/dossieropvragen/bevestigen'), { token }),
  })
}

/**
 * The time counts from the payment: who is asked later, or again, has less of it. Left out where an answer
 * in time would come after the funeral, of which the mail has the day, and of a living will, which may be
 * needed today.
 */
async function answerFact(sql: Sql, { requestId, asked, kind }: Asking): Promise<string[]> {
  if (kind === 'living_will') return []
  const until = answersUntil(await paidAtOf(sql, requestId))
  if (!until || lastsTooLong(until, await comingFuneral(asked), new Date())) return []
  return [t('facts.contactUntil', { moment: momentOf(until) })]
}

/** An answer is of use before the funeral, long before it comes too late; about a living will at once. */
async function hurry(asked: RequestContents): Promise<string[]> {
  if (asked.kind === 'living_will') return [t('facts.hurry.livingWill')]
  const funeral = await comingFuneral(asked)
  if (!funeral) return []
  const when = (await isPressing(funeral)) ? 'today' : 'soon'
  return [t(`facts.hurry.${when}`, { day: weekdayDateOf(funeral) })]
}

const withoutLink = (name = ''): string => (isNameWithoutLink(name) ? name : '')

const nameWithoutLink = (asked: RequestContents): string => withoutLink(nameIn(asked))

const nameToSay = (asked: RequestContents): string => nameWithoutLink(asked) || t('facts.somebody')

/** The name of a member at the beginning of a sentence to somebody else. */
export const companyToSay = (company: string, otherwise: 'aCompany' | 'theCompany'): string =>
  isNameWithoutLink(company) ? company : t(`facts.${otherwise}`)

/** The office does. */
const askByTelephone = (sql: Sql, { kind, requestId }: Asking) =>
  queueMail(sql, {
    kind: 'office-access-call',
    to: officeEmail(),
    facts: [t('facts.kind', { kind: t(`kinds.${kind}`) })],
    link: absoluteLink(href('/admin/toegangsverzoeken/:id/telefoon', { id: requestId })),
  })

/** The address of the owner of the file; null where there is no such file, or they have none. */
export async function ownerOfRequest(sql: Sql, requestId: string): Promise<string | null> {
  const [owner] = await sql<DbRow<'owner_of_request', 'owner_of_request as email'>[]>`
    select owner_of_request(${requestId}) as email`
  return owner?.email ?? null
}

/** How long nothing is given: no more than is true at this moment. */
const waitFact = ({ waitsUntil, kind }: RequestStep) =>
  waitsUntil && waitsUntil > new Date()
    ? t('facts.ownerUntil', { moment: momentOf(waitsUntil) })
    : t(`facts.ownerNow.${kind}`)

/** Which doctor or hospital the office called, as a colleague wrote it, once a living will is given. */
async function doctorFacts(sql: Sql, { kind, next, requestId }: RequestStep): Promise<string[]> {
  if (kind !== 'living_will' || next !== 'completed') return []
  const doctors = await doctorsIn(sql, requestId)
  return doctors.map(({ name, more }) => t('facts.doctor', { who: `${name}, ${more}` }))
}

/** The owner gets a mail with a link that stops it, where there is such a file; a colleague calls who has no address. */
export async function tellOwnerToStop(
  sql: Sql,
  step: RequestStep,
  kind: 'access-stop' | 'access-approved-owner',
) {
  const owner = await ownerOfRequest(sql, step.requestId)
  if (!owner) return leaveCall(sql, step.requestId, 'owner', CALL_TO_STOP[kind])
  const token = await newLink(sql, step.requestId, 'stop')
  const mail = await queueMail(sql, {
    kind: step.kind === 'full' ? kind : `${kind}-living-will`,
    to: owner,
    company: companyToSay(step.companyName, 'aCompany'),
    follows: step.next === 'waiting_contact' ? waitFact(step) : [],
    below: [...factsFor(step), ...(await doctorFacts(sql, step))],
    link: absoluteLink(href('/dossieropvragen/stoppen'), { token }),
  })
  if (kind === 'access-stop')
    await sql`update access_requests set owner_mail_id = ${mail} where id = ${step.requestId}`
}

const CALL_TO_STOP = { 'access-stop': 'asked', 'access-approved-owner': 'approved' } as const
const CALL_OF_END = {
  'access-stopped-owner': 'stopped',
  'access-rejected-owner': 'rejected',
  'access-expired-owner': 'over',
  'access-withdrawn-owner': 'over',
} as const

/** The owner hears the end, where there is such a file; a colleague calls who has no address. */
export async function tellOwner(
  sql: Sql,
  step: RequestStep,
  kind: `access-${'stopped' | 'rejected' | 'expired' | 'withdrawn'}-owner`,
) {
  const owner = await ownerOfRequest(sql, step.requestId)
  if (!owner) return leaveCall(sql, step.requestId, 'owner', CALL_OF_END[kind])
  const company = companyToSay(step.companyName, 'aCompany')
  const mail = {
    to: owner,
    asked: t(`facts.wanted.${step.kind}`, { company }),
    facts: factsFor(step),
    link: absoluteLink(href('/dashboard/privacy')),
  }
  if (kind !== 'access-stopped-owner') return queueMail(sql, { kind, ...mail })
  await queueMail(sql, {
    kind: isDeskStop(step.because) ? 'access-stopped-desk-owner' : kind,
    ...mail,
    fetched: await fetchedSaid(sql, step, 'owner'),
  })
}
