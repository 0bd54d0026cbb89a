import { useTranslation } from 'react-i18next'
import { may } from '#app/access/capabilities.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { deliveryOf, downloadsOf } from '#app/features/delivery/delivered.server.ts'
import { reportsBeside } from '#app/features/deaths/office-reports.server.ts'
import { certificateOf } from '#app/features/release/certificate.server.ts'
import { requestOfPost } from '#app/features/release/decision/posted-request.server.ts'
import { pastOf, requestFor } from '#app/features/release/office-requests.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { ObjectPage } from '#app/ui/office/office-request.tsx'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { proofFirst } from '../../release/delivery/needed-first.server.ts'
import { ReportsBeside } from '../deaths/parts.tsx'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/request.ts'
import { CertificateCard } from './certificate.tsx'
import { Compare, NamedByOwner, Others, WhoseFile } from './compare.tsx'
import { DecideForm } from './decide.tsx'
import { answerTo } from './answer.server.ts'
import { DeliveryCard } from './delivery/card.tsx'
import { LIST } from './list-address.ts'
import type { DecisionReply } from './other-buttons.server.ts'
import { PastCard } from './past.tsx'
import { requestCalled } from './request-called.server.ts'
import { AskedBy, DECISION_FIELDS, FactsOfRequest } from './request-facts.tsx'
import { timesOf, whomIn } from './request-facts.server.ts'
import { RequestNow } from './request-state.tsx'

export const handle: PageHandle = { shows: 'requests' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const request = await requestCalled(actor, params.id, requestFor)
  const [delivery, past] = [await deliveryOf(actor.id, params.id), await pastOf(actor, params.id)]
  return {
    request,
    whom: whomIn(request),
    past,
    times: await timesOf(request, past, new Date()),
    canLook: may(actor, 'files.search'),
    certificate: await certificateOf(actor, params.id),
    reports: await reportsBeside(actor, params.id),
    delivery,
    downloads: delivery ? await downloadsOf(actor, params.id) : [],
    prove: isOpenState(request.state)
      ? await proofNeeded(actor)
      : await proofFirst(actor, params.id, delivery),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const posted = await requestCalled(actor, params.id, requestOfPost)
  return answerTo({ request, context }, actor, posted, await readForm(request))
}

export { headers } from '../../kit/attempt.server.ts'

/** All that there is to know of a request, and what the office decides of it. */
export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  const { request, whom, past, times, canLook, certificate, delivery, downloads, prove } =
    loaderData
  const { t } = useTranslation('release')
  const { whose, named, ...reply }: DecisionReply = actionData ?? {}
  const open = isOpenState(request.state)
  const company = request.companyName
  return (
    <OfficePage
      title={whom?.name ?? t('office.one', { company })}
      parent={{ href: LIST, text: t('office.title') }}
      failed={Object.keys(reply).length > 0}
    >
      <Failure kind={reply.failure} />
      <Problems errors={reply.errors} texts={DECISION_FIELDS} />
      {whom && (
        <p>
          {t('desk.whoseRequest', { kind: t(`kinds.${request.kind}`), ...whom })}
          <br />
          <AskedBy {...request} />
        </p>
      )}
      <ObjectPage
        nowLabel={t('desk.now.title')}
        now={<RequestNow request={request} times={times} />}
        facts={
          <>
            <FactsOfRequest request={request} canLook={canLook} now={times.now} />
            {request.kind === 'full' && (open || certificate.addedAt) && (
              <CertificateCard {...certificate} id={request.id} canAsk={open && !request.own} />
            )}
          </>
        }
      >
        <Compare {...request} />
        {delivery && (
          <DeliveryCard
            id={request.id}
            member={request}
            delivery={delivery}
            downloads={downloads}
            prove={prove}
            reply={reply}
          />
        )}
        <WhoseFile request={request} whose={whose} />
        <NamedByOwner request={request} named={named} />
        <DecideForm request={request} approvals={past.approvals} prove={prove} reply={reply} />
        {open && request.found && <Others others={past.others} />}
        <ReportsBeside reports={loaderData.reports} asked={whom?.diedOn ?? null} />
        <PastCard {...past} isOpen={open} />
      </ObjectPage>
    </OfficePage>
  )
}
