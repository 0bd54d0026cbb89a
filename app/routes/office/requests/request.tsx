import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { may } from '#app/access/capabilities.ts'
import { proofNeeded } from '#app/features/accounts/prove.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import {
  deliveryOf,
  downloadsOf,
  endUnfetched,
  giveMoreTime,
  retryDelivery,
} from '#app/features/delivery/delivered.server.ts'
import { nameIn, numberIn } from '#app/features/release/asked.server.ts'
import { approveDifferingForm, approveForm } from '#app/features/release/approve-form.ts'
import { askForCertificate, certificateOf } from '#app/features/release/certificate.server.ts'
import { approveRequest, refuseRequest } from '#app/features/release/decide.server.ts'
import {
  lookAtWhose,
  type OfficeRequest,
  pastOf,
  requestFor,
  type Whose,
} from '#app/features/release/office.server.ts'
import { refuseForm } from '#app/features/release/refuse-form.ts'
import { APPROVALS, isOpen } from '#app/features/release/states.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Card, Lead, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { answerForm, type FormReply } from '../../answer-form.server.ts'
import { Failure } from '../../failure.tsx'
import { unproven } from '../../own-data/prove.server.ts'
import { Problems } from '../../problems.tsx'
import { askedFacts } from '../../release/asked-facts.ts'
import { proofFirst } from '../../release/needed-first.server.ts'
import { stateWords } from '../../release/state-words.ts'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/request.ts'
import { blockOf } from './blocked.ts'
import { Certificate } from './certificate.tsx'
import { Compare, Others, WhoseFile } from './compare.tsx'
import { CHOOSE, Decide } from './decide.tsx'
import { Delivery, PROVE } from './delivery.tsx'
import { ageOf } from './marks.ts'
import { Past } from './past.tsx'

export const handle = { shows: 'requests' }

const LIST = href('/admin/toegangsverzoeken')
const MINUTE = 60_000
const LABELS: Record<string, string | undefined> = {
  reden: release.office.fields.reden.label,
  nagekeken: release.desk.fields.nagekeken.label,
  ondanks: release.desk.fields.ondanks.label,
}

/** @throws a 404 answer when there is none (any more) */
async function requestCalled(actor: Actor, id: string): Promise<OfficeRequest> {
  const found = isUuid(id) ? await requestFor(actor, id) : null
  if (!found) throw data('request', { status: 404 })
  return found
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const request = await requestCalled(actor, params.id)
  const delivery = await deliveryOf(actor.id, params.id)
  return {
    request,
    whom: whomIn(request),
    past: await pastOf(actor, params.id),
    minutes: (Date.now() - request.changedAt.getTime()) / MINUTE,
    canLook: may(actor, 'files.search'),
    certificate: await certificateOf(actor, params.id),
    delivery,
    downloads: delivery ? await downloadsOf(actor, params.id) : [],
    prove: isOpen(request.state)
      ? await proofNeeded(actor)
      : await proofFirst(actor, params.id, delivery),
  }
}

/** As who asks wrote it. Null some time after it ended. */
function whomIn({ asked }: OfficeRequest) {
  const name = asked && nameIn(asked)
  return name ? { name, number: numberIn(asked) } : null
}

type Colleague = Actor & SignedIn
type Answer = FormReply & { whose?: Whose | null }

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const asked = await requestCalled(actor, params.id)
  const { id, own } = asked
  const page = href('/admin/toegangsverzoeken/:id', { id })
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent === 'opnieuw') {
    const key = (await retryDelivery(actor, id)) ? 'delivery_again' : 'delivery_done'
    return redirectWithFlash(page, { key })
  }
  if (intent === PROVE) {
    const wrong = await unproven(actor, form)
    return wrong ? data<Answer>(wrong, { status: 422 }) : redirect(page, 303)
  }
  if (own) return redirectWithFlash(page, { key: 'request_own' })
  if (intent === 'akte') {
    const key = (await askForCertificate(actor, id)) ? 'certificateAsked' : 'certificateNotAsked'
    return redirectWithFlash(page, { key })
  }
  const decided = await decideUnfetched(actor, id, intent)
  if (decided) return redirectWithFlash(page, { key: decided })
  if (intent === 'bekijken') return data<Answer>({ whose: await lookAtWhose(actor, id) })
  if (intent === CHOOSE) {
    const errors = { accorderen: [release.desk.choose] }
    return data<Answer>({ typed: typedIn(asked, form), errors }, { status: 422 })
  }
  const where = { request, context }
  const decide = intent === 'accorderen' ? approve : deny
  return decide(where, actor, asked, form)
}

/** Of a delivery that nobody got. @returns what to say of it; null where nothing of the sort was asked */
async function decideUnfetched(actor: Actor, id: string, intent: unknown) {
  if (intent === 'meer-tijd')
    return (await giveMoreTime(actor, id)) ? 'delivery_more_time' : 'delivery_decided'
  if (intent === 'beeindigen')
    return (await endUnfetched(actor, id)) ? 'delivery_ended' : 'delivery_decided'
  return null
}

const typedIn = ({ kind }: OfficeRequest, form: FormData) => ({
  ...parseForm(refuseForm(kind), form).typed,
  ...parseForm(approveDifferingForm(kind), form).typed,
})

async function approve(where: Where, actor: Colleague, request: OfficeRequest, form: FormData) {
  const { id, byMe } = request
  const page = href('/admin/toegangsverzoeken/:id', { id })
  const block = byMe ? 'again' : blockOf(request)
  if (block) return redirectWithFlash(page, { key: `request_${block}` })
  const submission = { ...parseForm(approveForm(request), form), typed: typedIn(request, form) }
  const wrong = submission.complete && (await unproven(actor, form))
  if (wrong) return data<Answer>({ ...wrong, typed: submission.typed }, { status: 422 })
  return answerForm(where, submission, 'request', async (approval) => {
    const key = `request_${await approveRequest(actor, id, approval)}` as const
    return redirectWithFlash(key === 'request_completed' ? LIST : page, { key })
  })
}

async function deny(where: Where, actor: Colleague, request: OfficeRequest, form: FormData) {
  const { id, kind } = request
  const submission = { ...parseForm(refuseForm(kind), form), typed: typedIn(request, form) }
  const wrong = submission.complete?.reden === 'our-fault' && (await unproven(actor, form))
  if (wrong) return data<Answer>({ ...wrong, typed: submission.typed }, { status: 422 })
  return answerForm(where, submission, 'request', async ({ reden }) => {
    const refused = await refuseRequest(actor, id, reden)
    return redirectWithFlash(LIST, { key: refused ? 'request_refused' : 'request_gone' })
  })
}

export { headers } from '../../auth/attempt.server.ts'

/** All that there is to know of a request, and what the office decides of it. */
export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  const { request, whom, past, minutes, canLook, certificate, delivery, downloads, prove } =
    loaderData
  const { t } = useTranslation('release')
  const { whose, ...reply }: Answer = actionData ?? {}
  const waits = request.state === 'pending_verification'
  return (
    <OfficePage
      title={t('office.one', { company: request.companyName })}
      parent={{ href: LIST, text: t('office.title') }}
      failed={Object.keys(reply).length > 0}
    >
      <Failure kind={reply.failure} />
      <Problems errors={reply.errors} labelOf={(name) => LABELS[name]} />
      {isOpen(request.state) && <Doubts {...request} />}
      {whom && <Lead>{t('desk.whoseRequest', { kind: t(`kinds.${request.kind}`), ...whom })}</Lead>}
      <p>
        {stateWords(request, t)}
        {waits && `, ${t('desk.clock.waits', { age: ageOf(minutes, t) })}`}
      </p>
      {request.state === 'waiting_contact' && (
        <p>
          <a href={href('/admin/toegangsverzoeken/:id/telefoon', { id: request.id })}>
            {t(request.callWaits ? 'desk.callWaits' : 'desk.call')}
          </a>
        </p>
      )}
      {delivery && (
        <Delivery
          id={request.id}
          delivery={delivery}
          downloads={downloads}
          isStopped={request.state === 'stopped'}
          prove={prove}
          reply={reply}
        />
      )}
      <Compare {...request} />
      {waits && !request.own && request.found && <WhoseFile whose={whose} />}
      {request.kind === 'full' && (isOpen(request.state) || certificate.addedAt) && (
        <Certificate
          {...certificate}
          id={request.id}
          canAsk={isOpen(request.state) && !request.own}
        />
      )}
      {isOpen(request.state) && request.found && <Others others={past.others} />}
      {isOpen(request.state) && !request.own ? (
        <Decide request={request} prove={prove} reply={reply} />
      ) : (
        // Where lists lead to.
        <section id="accorderen">
          <p id="afwijzen">{t(isOpen(request.state) ? 'office.own' : 'office.over')}</p>
        </section>
      )}
      <Card title={t(`kinds.${request.kind}`)}>
        <SummaryList items={factsOf(request, t)} />
        {canLook && request.found && request.asked && (
          <p>
            <a href={href('/admin/wensen/:number', { number: request.asked.dossierNummer })}>
              {t('office.fileLink')}
            </a>
          </p>
        )}
      </Card>
      <Past {...past} />
    </OfficePage>
  )
}

/** What does not fit, in red: no such file, a stranger as trusted person, a card of another file. */
function Doubts({ contactKnown, hasAddress, card, found, deliverable }: OfficeRequest) {
  const { t } = useTranslation('release')
  const doubts = [
    ...(deliverable ? [] : [t(found ? 'office.unsigned' : 'office.fileMissing')]),
    ...(contactKnown || !hasAddress ? [] : [t('office.contactUnknown')]),
    ...(card === 'revoked' || card === 'other' ? [t(`office.cards.${card}`)] : []),
  ]
  return doubts.map((text) => (
    <StatusMessage key={text} kind="error">
      <p>{text}</p>
    </StatusMessage>
  ))
}

function factsOf(request: OfficeRequest, t: TFunction<'release'>) {
  const { asked, kind, createdAt, waitsUntil, approved } = request
  return [
    ...(asked ? askedFacts(asked) : []),
    { question: t('office.file'), answer: fileWords(request, t) },
    { question: t('office.asked'), answer: momentOf(createdAt) },
    { question: t('office.waits'), answer: waitsUntil ? momentOf(waitsUntil) : t('office.noWait') },
    {
      question: t('office.approvals'),
      answer: t('office.approvalsOf', { done: approved, needed: APPROVALS[kind] }),
    },
  ]
}

function fileWords({ found, state, deletedAt }: OfficeRequest, t: TFunction<'release'>): string {
  if (found) return t('office.fileFound')
  if (deletedAt) return t('desk.deleted', { date: dateOf(deletedAt) })
  return t(state === 'completed' ? 'desk.deletedFile' : 'office.fileMissing')
}
