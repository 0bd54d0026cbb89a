import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { may } from '#app/access/capabilities.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { deliveryOf, downloadsOf, retryDelivery } from '#app/features/delivery/delivered.server.ts'
import { nameIn, fileNumberIn } from '#app/features/release/request-contents.server.ts'
import { askForCertificate, certificateOf } from '#app/features/release/certificate.server.ts'
import {
  lookAtWhose,
  type OfficeRequest,
  pastOf,
  requestFor,
} from '#app/features/release/office-list.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Card, Lead, SummaryList } from '#app/ui/index.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import { unproven } from '../../own-data/prove.server.ts'
import { proofFirst } from '../../release/needed-first.server.ts'
import { stateWords } from '../../release/state-words.ts'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/request.ts'
import { Certificate } from './certificate.tsx'
import { Compare, Others, WhoseFile } from './compare.tsx'
import { CHOOSE, Decide } from './decide.tsx'
import { Delivery, PROVE } from './delivery.tsx'
import { ageOf } from './marks.ts'
import { Past } from './past.tsx'
import { LABELS, Doubts, factsOf } from './request-facts.tsx'
import { type Answer, decideUnfetched, typedIn, approve, deny } from './decide.server.ts'
import { LIST } from './list-address.ts'

export const handle = { shows: 'requests' }
const MINUTE = 60_000

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
    prove: isOpenState(request.state)
      ? await proofNeeded(actor)
      : await proofFirst(actor, params.id, delivery),
  }
}

/** As who asks wrote it. Null some time after it ended. */
function whomIn({ asked }: OfficeRequest) {
  const name = asked && nameIn(asked)
  return name ? { name, number: fileNumberIn(asked) } : null
}

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
      {isOpenState(request.state) && <Doubts {...request} />}
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
      {request.kind === 'full' && (isOpenState(request.state) || certificate.addedAt) && (
        <Certificate
          {...certificate}
          id={request.id}
          canAsk={isOpenState(request.state) && !request.own}
        />
      )}
      {isOpenState(request.state) && request.found && <Others others={past.others} />}
      {isOpenState(request.state) && !request.own ? (
        <Decide request={request} prove={prove} reply={reply} />
      ) : (
        // Where lists lead to.
        <section id="accorderen">
          <p id="afwijzen">{t(isOpenState(request.state) ? 'office.own' : 'office.over')}</p>
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
