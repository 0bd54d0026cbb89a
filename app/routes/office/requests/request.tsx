import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { may } from '#app/access/capabilities.ts'
import { deliveryOf, downloadsOf, retryDelivery } from '#app/features/delivery/delivered.server.ts'
import { approveRequest, refuseRequest } from '#app/features/release/decide.server.ts'
import { type OfficeRequest, requestFor } from '#app/features/release/office.server.ts'
import { refuseForm } from '#app/features/release/refuse-form.ts'
import { APPROVALS, isOpen } from '#app/features/release/states.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { release } from '#app/locales/nl/release.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import {
  Button,
  ButtonRow,
  Card,
  FormFields,
  FormGroup,
  StatusMessage,
  SummaryList,
} from '#app/ui/index.ts'
import { answerForm, type FormReply } from '../../answer-form.server.ts'
import { Failure } from '../../failure.tsx'
import { Problems } from '../../problems.tsx'
import { askedFacts } from '../../release/asked-facts.ts'
import { stateWords } from '../../release/state-words.ts'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/request.ts'
import { Delivery } from './delivery.tsx'

export const handle = { shows: 'requests' }

const LIST = href('/admin/toegangsverzoeken')

/** @throws a 404 answer when there is none (any more) */
async function requestCalled(actor: Actor, id: string): Promise<OfficeRequest> {
  const found = isUuid(id) ? await requestFor(actor, id) : null
  if (!found) throw data('request', { status: 404 })
  return found
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const { approvals, ...request } = await requestCalled(actor, params.id)
  const canLook = may(actor, 'files.search')
  const byMe = approvals.includes(actor.id)
  const delivery = await deliveryOf(actor.id, params.id)
  const downloads = delivery ? await downloadsOf(actor, params.id) : []
  return { request, approved: approvals.length, byMe, canLook, delivery, downloads }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const { id, own } = await requestCalled(actor, params.id)
  const page = href('/admin/toegangsverzoeken/:id', { id })
  const form = await readForm(request)
  if (form.get('intent') === 'opnieuw') {
    const key = (await retryDelivery(actor, id)) ? 'delivery_again' : 'delivery_done'
    return redirectWithFlash(page, { key })
  }
  if (own) return redirectWithFlash(page, { key: 'request_own' })
  if (form.get('intent') === 'accorderen')
    return orElse(
      { request, context },
      async () => {
        const key = `request_${await approveRequest(actor, id)}`
        return redirectWithFlash(key === 'request_completed' ? LIST : page, { key })
      },
      (status) => data<FormReply>({ failure: 'request' }, { status }),
    )
  const submission = parseForm(refuseForm, form)
  return answerForm({ request, context }, submission, 'request', async ({ reden }) => {
    const refused = await refuseRequest(actor, id, reden)
    return redirectWithFlash(LIST, { key: refused ? 'request_refused' : 'request_gone' })
  })
}

/** All that there is to know of a request, and what the office decides of it. */
export default function Request({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { request, approved, byMe, canLook, delivery, downloads } = loaderData
  const { t } = useTranslation('release')
  return (
    <OfficePage
      title={t('office.one', { company: request.companyName })}
      parent={{ href: LIST, text: t('office.title') }}
      failed={reply !== undefined}
    >
      <Failure kind={reply?.failure} />
      <Problems errors={reply?.errors} labelOf={() => t('office.fields.reden.label')} />
      <Doubts {...request} />
      <Card title={t(`kinds.${request.kind}`)}>
        <SummaryList items={factsOf(request, approved, t)} />
        {canLook && request.found && request.asked && (
          <p>
            <a href={href('/admin/wensen/:number', { number: request.asked.dossierNummer })}>
              {t('office.fileLink')}
            </a>
          </p>
        )}
      </Card>
      {delivery && (
        <Delivery
          id={request.id}
          delivery={delivery}
          downloads={downloads}
          isStopped={request.state === 'stopped'}
        />
      )}
      {isOpen(request.state) && !request.own ? (
        <>
          <Approve {...request} byMe={byMe} />
          <Refuse reply={reply} />
        </>
      ) : (
        // Where lists lead to.
        <section id="accorderen">
          <p id="afwijzen">{t(isOpen(request.state) ? 'office.own' : 'office.over')}</p>
        </section>
      )}
    </OfficePage>
  )
}

type Shown = Omit<OfficeRequest, 'approvals'>

/** What does not fit, in red: no such file, a stranger as trusted person, a card of another file. */
function Doubts({ contactKnown, card, ...request }: Shown) {
  const { t } = useTranslation('release')
  const doubts = [
    ...missingIn(request, t),
    ...(contactKnown ? [] : [t('office.contactUnknown')]),
    ...(card === 'revoked' || card === 'other' ? [t(`office.cards.${card}`)] : []),
  ]
  return doubts.map((text) => (
    <StatusMessage key={text} kind="error">
      <p>{text}</p>
    </StatusMessage>
  ))
}

function factsOf(request: Shown, approved: number, t: TFunction<'release'>) {
  const { asked, kind, contactKnown, card, createdAt, waitsUntil } = request
  return [
    ...(asked ? askedFacts(asked) : []),
    {
      question: t('office.file'),
      answer: t(request.found ? 'office.fileFound' : 'office.fileMissing'),
    },
    ...(contactKnown ? [{ question: t('office.contact'), answer: t('office.contactKnown') }] : []),
    { question: t('office.card'), answer: t(`office.cards.${card}`) },
    { question: t('office.state'), answer: stateWords(request, t) },
    { question: t('office.asked'), answer: momentOf(createdAt) },
    ...(waitsUntil && kind === 'full'
      ? [{ question: t('office.waits'), answer: momentOf(waitsUntil) }]
      : []),
    {
      question: t('office.approvals'),
      answer: t('office.approvalsOf', { done: approved, needed: APPROVALS[kind] }),
    },
  ]
}

/** Why there is nothing to deliver. */
function missingIn(
  { found, deliverable }: Pick<Shown, 'found' | 'deliverable'>,
  t: TFunction<'release'>,
) {
  if (deliverable) return []
  return [t(found ? 'office.unsigned' : 'office.fileMissing')]
}

function Approve({ kind, state, byMe, ...request }: Shown & { byMe: boolean }) {
  const { t } = useTranslation('release')
  const isReady = state === 'pending_verification' && request.deliverable && !byMe
  return (
    <FormGroup
      id="accorderen"
      title={t('office.approveTitle')}
      intro={t(`office.approveText.${kind}`)}
    >
      {state !== 'pending_verification' && (
        <p>{t('office.notYet', { state: t(`states.${state}`) })}</p>
      )}
      {byMe && <p>{t('office.youDid')}</p>}
      {missingIn(request, t).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isReady && (
        <form method="post" noValidate>
          <ButtonRow>
            <Button name="intent" value="accorderen">
              {t('office.approve')}
            </Button>
          </ButtonRow>
        </form>
      )}
    </FormGroup>
  )
}

function Refuse({ reply }: { reply: FormReply | undefined }) {
  const { t } = useTranslation('release')
  return (
    <FormGroup id="afwijzen" title={t('office.refuseTitle')} intro={t('office.refuseText')}>
      <form method="post" noValidate>
        <FormFields
          fields={refuseForm.fields}
          texts={release.office.fields}
          values={reply?.typed}
          errors={reply?.errors}
          mark="optional"
        />
        <ButtonRow>
          <Button variant="danger">{t('office.refuse')}</Button>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}
