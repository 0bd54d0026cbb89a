/**
 * Who is told what of a step. The owner never learns who confirms, the member never whose file it is,
 * nor how long its owner has to stop the request: that differs, and would show that there is one.
 */
import type { TFunction } from 'i18next'
import { href } from 'react-router'
import { officeEmail } from '#app/features/appointments/mails.server.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { absoluteLink } from '#app/platform/links.server.ts'
import { lineWithName } from '#app/platform/names.ts'
import type { Sql } from '#app/platform/sql.server.ts'
import { type Asked, contactIn, numberIn } from './asked.server.ts'
import { newLink } from './links.server.ts'
import type { Because, RequestKind, RequestState } from './states.ts'

const t = dutch.getFixedT('nl', 'release') as TFunction<'release'>

export type Step = {
  requestId: string
  former: RequestState | null
  next: RequestState
  because: Because | null
  kind: RequestKind
  waitsUntil: Date | null
  /** Of the member, and where it gets its mail. */
  companyName: string
  email: string
  asked: Asked
}

export async function tellOf(sql: Sql, step: Step): Promise<void> {
  await TELL[step.next](sql, step)
}

/** Only the trusted person hears of it: for the others nothing changed. */
export const isAskedAgain = ({ former, next }: Step) => former === next

const nobody = async () => {}

const TELL: Record<RequestState, (sql: Sql, step: Step) => Promise<unknown>> = {
  unpaid: nobody,
  async waiting_contact(sql, step) {
    await askContact(sql, step)
    if (isAskedAgain(step)) return
    await tellMember(sql, step, 'access-asked')
    await tellOwner(sql, step, 'access-stop')
  },
  waiting_time: (sql, step) => tellMember(sql, step, 'access-confirmed'),
  async pending_verification(sql, step) {
    if (step.former === 'waiting_contact') await tellMember(sql, step, 'access-confirmed')
    await queueMail(sql, {
      kind: 'office-access',
      to: officeEmail(),
      facts: [t('facts.kind', { kind: t(`kinds.${step.kind}`) })],
      link: absoluteLink(href('/admin/toegangsverzoeken')),
    })
  },
  async completed(sql, step) {
    await tellMember(sql, step, 'access-approved')
    await tellOwner(sql, step, 'access-approved-owner')
  },
  rejected: (sql, step) => tellMember(sql, step, 'access-rejected'),
  async stopped(sql, step) {
    await tellMember(sql, step, 'access-stopped')
    if (step.because !== 'account-deleted') await tellOwner(sql, step, 'access-stopped-owner')
    if (step.former !== 'waiting_contact') await tellOfStop(sql, step)
  },
  expired: (sql, step) =>
    step.former === 'unpaid' ? nobody() : tellMember(sql, step, 'access-expired'),
}

type ToMember = `access-${'asked' | 'confirmed' | 'approved' | 'rejected' | 'stopped' | 'expired'}`

function tellMember(sql: Sql, step: Step, kind: ToMember) {
  const { asked, because, next, companyName } = step
  const why = next === 'rejected' && because
  return queueMail(sql, {
    kind,
    to: step.email,
    firstName: companyName,
    facts: [
      t('facts.number', { number: numberIn(asked) }),
      t('facts.kind', { kind: t(`kinds.${step.kind}`) }),
      ...(why ? [t('facts.why', { reason: t(`because.${why}`) })] : []),
    ],
    link: absoluteLink(pageFor(step)),
  })
}

/** Where the button leads: to the request, or to a new one. */
const pageFor = ({ requestId, next }: Step): string =>
  next === 'expired'
    ? href('/dossieropvragen')
    : href('/franchise/aanvragen/:id', { id: requestId })

/** Which member it is, in a mail to somebody else. */
export const companyFact = (company: string): string[] =>
  lineWithName(company, t('facts.company', { company }))

/** What is true of the request for who knows the owner; a name with a link in it is left out. */
function factsFor({ companyName, asked, kind }: Step): string[] {
  return [
    ...companyFact(companyName),
    t('facts.kind', { kind: t(`kinds.${kind}`) }),
    ...(asked.kind === 'full'
      ? [
          ...lineWithName(asked.naamOverledene, t('facts.died', { name: asked.naamOverledene })),
          t('facts.diedOn', { date: dateOf(asked.overlijdensdatum) }),
        ]
      : []),
  ]
}

/** Who confirmed it is told too, and the office where it had approved it. */
async function tellOfStop(sql: Sql, step: Step) {
  await queueMail(sql, {
    kind: 'access-stopped-contact',
    to: contactIn(step.asked),
    facts: factsFor(step),
    link: absoluteLink(href('/')),
  })
  if (step.former !== 'completed') return
  await queueMail(sql, {
    kind: 'office-access-stopped',
    to: officeEmail(),
    facts: [t('facts.kind', { kind: t(`kinds.${step.kind}`) })],
    link: absoluteLink(href('/admin/toegangsverzoeken/:id', { id: step.requestId })),
  })
}

async function askContact(sql: Sql, step: Step) {
  const token = await newLink(sql, step.requestId, 'confirm')
  await queueMail(sql, {
    kind: step.kind === 'full' ? 'access-confirm' : 'access-confirm-living-will',
    to: contactIn(step.asked),
    facts: factsFor(step),
    link: absoluteLink(href('/dossieropvragen/bevestigen'), { token }),
  })
}

/** The address of whose file it is; null where there is no such file. */
export async function ownerOf(sql: Sql, requestId: string): Promise<string | null> {
  const [owner] = await sql<{ email: string | null }[]>`
    select owner_of_request(${requestId}) as email`
  return owner?.email ?? null
}

/** Only where there is such a file. */
async function tellOwner(
  sql: Sql,
  step: Step,
  kind: 'access-stop' | 'access-approved-owner' | 'access-stopped-owner',
) {
  const owner = await ownerOf(sql, step.requestId)
  if (!owner) return
  const link =
    kind === 'access-stopped-owner'
      ? absoluteLink(href('/dashboard/privacy'))
      : absoluteLink(href('/dossieropvragen/stoppen'), {
          token: await newLink(sql, step.requestId, 'stop'),
        })
  const facts = [
    ...factsFor(step),
    ...(kind === 'access-stop' && step.waitsUntil && step.kind === 'full'
      ? [t('facts.ownerUntil', { moment: momentOf(step.waitsUntil) })]
      : []),
  ]
  await queueMail(sql, { kind, to: owner, facts, link })
}
