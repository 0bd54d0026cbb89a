import { useTranslation } from '#app/locales/use-translation.ts'
import { requestOfPost } from '#app/features/release/decision/posted-request.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { ObjectPage } from '#app/ui/office/office-request.tsx'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { ReportsBeside } from '../deaths/parts.tsx'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/request.ts'
import { CertificateCard } from './certificate.tsx'
import { Compare, Others, runs, WhoseFile } from './compare.tsx'
import { answerTo } from './decision/answer.server.ts'
import { DecideForm } from './decision/decide.tsx'
import { NamedByOwner } from './decision/named.tsx'
import type { DecisionReply } from './decision/other-buttons.server.ts'
import { DeliveryCard } from './delivery/card.tsx'
import { LeakCard } from './delivery/leak.tsx'
import { HeardCard } from './heard-card.tsx'
import { LIST } from './list-address.ts'
import { PastCard } from './past.tsx'
import { requestCalled } from './request-called.server.ts'
import { requestPage } from './request-page.server.ts'
import { AskedBy, DECISION_FIELDS, FactsOfRequest } from './request-facts.tsx'
import { ToCall } from './to-call.tsx'
import { RequestNow } from './request-state.tsx'

export const handle: PageHandle = { shows: 'requests' }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  return requestPage(actor, params.id, request)
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
  const { whose, ...reply }: DecisionReply = actionData ?? {}
  const open = isOpenState(request.state)
  const running = past.others.filter(runs)
  return (
    <OfficePage
      title={whom?.name ?? t('office.one', { company: request.companyName })}
      parent={{ href: LIST, text: t('office.title') }}
      failed={Object.keys(reply).length > 0}
      problems={<Problems errors={reply.errors} texts={DECISION_FIELDS} />}
    >
      <Failure kind={reply.failure} />
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
              <CertificateCard {...certificate} request={request} isOpen={open} />
            )}
          </>
        }
      >
        <ToCall request={request} calls={loaderData.toCall} canLook={canLook} />
        <Compare {...request} />
        {delivery && (
          <DeliveryCard
            id={request.id}
            member={request}
            delivery={delivery}
            calls={loaderData.memberCalls}
            downloads={downloads}
            times={times}
            prove={prove}
            reply={reply}
          />
        )}
        <HeardCard {...loaderData.heard} request={request} reply={reply} />
        {loaderData.leak && <LeakCard request={request} leak={loaderData.leak} reply={reply} />}
        <WhoseFile request={request} whose={whose ?? loaderData.seen ?? whose} />
        <NamedByOwner
          request={request}
          name={whom?.name ?? null}
          people={loaderData.people}
          calls={past.calls}
          reply={reply}
        />
        <DecideForm
          request={request}
          name={whom?.name ?? null}
          approvals={past.approvals}
          calls={past.calls}
          prove={prove}
          reply={{ typed: loaderData.chosen, ...reply }}
        />
        {request.found && (open || running.length > 0) && (
          <Others others={open ? past.others : running} />
        )}
        <ReportsBeside reports={loaderData.reports} asked={whom?.diedOn ?? null} />
        <PastCard {...past} kind={request.kind} name={whom?.name ?? null} isOpen={open} />
      </ObjectPage>
    </OfficePage>
  )
}
