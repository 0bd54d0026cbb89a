import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { deliveryOf, endUnfetched } from '#app/features/delivery/delivered.server.ts'
import { requestFor } from '#app/features/release/office-requests.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { DangerRow, Lead } from '#app/ui/index.ts'
import { OfficePage } from '../../office-page.tsx'
import type { Route } from './+types/end.ts'
import { backAfter, backTo } from '../decision/other-buttons.server.ts'
import { requestCalled } from '../request-called.server.ts'
import { whomIn } from '../request-facts.server.ts'

export const handle: PageHandle = { shows: 'requests' }

/** @throws the way back to the request, with a message, where this colleague has nothing to end */
async function read(actor: Actor, id: string) {
  const request = await requestCalled(actor, id, requestFor)
  if (request.own) throw await backTo(id, 'request_own')
  if (request.refused === 'contact') throw await backTo(id, 'request_contact')
  if (!(await deliveryOf(actor.id, id))?.isUnfetched) throw await backTo(id, 'delivery_decided')
  return request
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const request = await read(actor, params.id)
  return { id: request.id, company: request.companyName, name: whomIn(request)?.name ?? null }
}

export async function action({ context, params, request: asking }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  await readForm(asking)
  const { id } = await read(actor, params.id)
  return orSay({ request: asking, context }, 'request', async () =>
    backAfter(id, await endUnfetched(actor, id), ['delivery_ended', 'delivery_decided']),
  )
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** What follows once a delivery that nobody got is ended, before it is. */
export default function EndDelivery({ loaderData, actionData }: Route.ComponentProps) {
  const { id, company, name } = loaderData
  const reply: FormReply | undefined = actionData
  const { t } = useTranslation(['delivery', 'release'])
  const page = href('/admin/toegangsverzoeken/:id', { id })
  return (
    <OfficePage
      title={t('office.endTitle', { company })}
      parent={{ href: page, text: name ?? t('release:office.one', { company }) }}
      failed={reply !== undefined}
    >
      <Failure kind={reply?.failure} />
      <Lead>{t('office.endLead', { company })}</Lead>
      <p>{t('office.endKept')}</p>
      <p>{t('office.endTold')}</p>
      <form method="post" noValidate>
        <DangerRow intent="beeindigen" back={page} backText={t('office.endBack')}>
          {t('office.end')}
        </DangerRow>
      </form>
    </OfficePage>
  )
}
