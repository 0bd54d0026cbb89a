import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { downloadsOf } from '#app/features/delivery/delivered.server.ts'
import { requestFor } from '#app/features/release/office-requests.server.ts'
import { stopDelivery } from '#app/features/release/stops/stop-delivery.server.ts'
import { stopForm } from '#app/features/release/stops/stop-form.ts'
import { releaseDesk } from '#app/features/release/desk-texts.nl.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { DangerRow, FormFields, Lead } from '#app/ui/index.ts'
import { answerForm, type FormReply, refuseSubmission } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { OfficePage } from '../../office-page.tsx'
import type { Route } from './+types/stop.ts'
import { backTo } from '../decision/other-buttons.server.ts'
import { requestCalled } from '../request-called.server.ts'
import { whomIn } from '../request-facts.server.ts'

export const handle: PageHandle = { shows: 'requests' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const request = await requestCalled(actor, params.id, requestFor)
  const { id, kind, mayStop, own, companyName: company, companyPhone: phone } = request
  if (own) throw await backTo(id, 'request_own')
  const got = (await downloadsOf(actor, id)).at(-1)?.at ?? null
  const name = whomIn(request)?.name ?? null
  return { id, kind, mayStop, company, phone, got, name, prove: await proofNeeded(actor) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const { id, kind, own } = await requestCalled(actor, params.id, requestFor)
  if (own) return backTo(id, 'request_own')
  const form = await readForm(request)
  const submission = parseForm(stopForm(kind), form)
  const wrong = submission.complete && (await unproven(actor, form))
  if (wrong) return refuseSubmission(submission, wrong.errors)
  return answerForm({ request, context }, submission, 'request', async ({ reden }) => {
    const stopped = await stopDelivery(actor, id, reden)
    if (stopped === 'contact') return backTo(id, 'request_contact')
    if (stopped === 'own') return backTo(id, 'delivery_own')
    return backTo(id, stopped ? 'delivery_stopped' : 'delivery_over')
  })
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** Asks why a delivery is stopped, and says what follows. */
export default function StopDelivery({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, mayStop, company, name, prove } = loaderData
  const reply: FormReply | undefined = actionData
  const { t } = useTranslation('release')
  const page = href('/admin/toegangsverzoeken/:id', { id })
  return (
    <OfficePage
      title={name ? t('desk.stop.title', { name }) : t('desk.stop.nameless')}
      parent={{ href: page, text: name ?? t('office.one', { company }) }}
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      <Lead>{t(mayStop ? 'desk.stop.lead' : 'desk.stop.over')}</Lead>
      {mayStop && (
        <form method="post" noValidate>
          <p>{gotWords(loaderData, t)}</p>
          <FormFields
            fields={stopForm(kind).fields}
            texts={releaseDesk.stop.fields}
            values={reply?.typed}
            errors={reply?.errors}
          />
          <p>{t(`desk.stop.closes.${kind}`, { company })}</p>
          <p>{t('desk.stop.told')}</p>
          <p>{t('desk.stop.forGood')}</p>
          <ProveField asked={prove} reply={reply} />
          <DangerRow intent="stoppen" back={page} backText={t('desk.stop.back')}>
            {t('desk.stop.link')}
          </DangerRow>
        </form>
      )}
    </OfficePage>
  )
}

type Got = Pick<Route.ComponentProps['loaderData'], 'company' | 'phone' | 'got'>

/** What was got by now, and whom to call about that. */
function gotWords({ company, phone, got }: Got, t: TFunction<'release'>): string {
  if (!got) return t('desk.stop.notGot', { company })
  const words = { company, moment: momentOf(got) }
  return phone ? t('desk.stop.got', { ...words, phone }) : t('desk.stop.gotNoPhone', words)
}
