import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { paidFor } from '#app/features/payments/payments.server.ts'
import {
  contactHearsEnd,
  ownRequest,
  withdrawRequest,
} from '#app/features/release/request.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { DangerRow, Lead } from '#app/ui/index.ts'
import { GuildPage } from '../../directors/guild-page.tsx'
import type { Route } from './+types/withdraw.ts'
import { listedOwnRequest } from '../listed.server.ts'
import { contactOf, requestTitle } from '../own-requests.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const own = isUuid(params.id) ? await ownRequest(user.id, params.id) : null
  if (!own || own.state === 'unpaid' || !isOpenState(own.state))
    throw data('request', { status: 404 })
  const paid = await paidFor(user.id, own.id)
  return {
    listed: await listedOwnRequest(own),
    cents: paid?.amountCents ?? null,
    isTold: own.asked !== null && (await contactHearsEnd({ id: own.id, asked: own.asked })),
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  const done = isUuid(params.id) && (await withdrawRequest(user.id, params.id))
  const key = done ? 'request_withdrawn' : 'request_not_withdrawn'
  return redirectWithFlash(href('/franchise/dashboard'), { key })
}

/** Says what becomes of a request that was paid and is withdrawn: whom it was asked of, and the money. */
export default function WithdrawRequest({ loaderData }: Route.ComponentProps) {
  const { listed, cents, isTold } = loaderData
  const { t } = useTranslation('release')
  const name = requestTitle(listed, t)
  return (
    <GuildPage current="dashboard" title={t('withdraw.title')} isPart>
      <Lead>{t('withdraw.lead', { name })}</Lead>
      <p>
        {isTold ? t('withdraw.told', { contact: contactOf(listed, t) }) : t('withdraw.toldOthers')}
      </p>
      {!listed.isFree && (
        <p>
          {cents === null ? t('withdraw.paid') : t('withdraw.money', { amount: eurosOf(cents) })}
        </p>
      )}
      <p>{t('withdraw.later')}</p>
      <form method="post" noValidate>
        <DangerRow
          intent="intrekken"
          back={href('/franchise/aanvragen/:id', { id: listed.id })}
          backText={t('withdraw.keep')}
        >
          {t('withdraw.submit')}
        </DangerRow>
      </form>
    </GuildPage>
  )
}
