import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, type RouterContextProvider } from 'react-router'
import { findPayment, type Payment } from '#app/features/payments/payments.server.ts'
import { ownRequest } from '#app/features/release/request.server.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { allowCheckout } from '#app/middleware/checkout.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { GuildPage } from '../directors/guild-page.tsx'
import { beginPayment } from './begin.server.ts'
import { canRetry, Deeds } from './deeds.tsx'
import { NotBegun } from './not-begun.tsx'
import { HasteByPhone, PaymentFacts } from './payment-facts.tsx'
import { Papers } from './payments-list.tsx'
import { PaperAtOnce } from '../release/asking/hurry.tsx'
import { calledRequestOf } from '../release/listed.server.ts'
import { ScriptedField } from './scripted-field.tsx'
import { toldOf } from './told.ts'
import type { Route } from './+types/payment.ts'

/** Without script the page loads itself so often, each time that much later: nine minutes in all. */
const TIMES = 10
const LATER_SECONDS = 10

/** Where it goes on: who reads or hears it is not taken back to the top. */
const PLACE = 'stand'

/** @throws a 404 answer when the member has no such payment */
async function paymentOf(context: Readonly<RouterContextProvider>, id: string) {
  const user = requireCapability(context, 'guild.enter')
  const payment = await findPayment(user.id, id)
  if (!payment) throw data('path', { status: 404 })
  return { user, payment }
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { user, payment } = await paymentOf(context, params.payment)
  allowCheckout(context)
  const asked = payment.requestId ? await ownRequest(user.id, payment.requestId) : null
  const turnedBack = payment.state === 'open' && !payment.doubt && url.searchParams.has('terug')
  const times = Number(url.searchParams.get('keer') ?? 0)
  const tells = toldOf(payment, asked)
  const asksAgain = tells === 'open' && !turnedBack && times >= 0 && times < TIMES
  const next = `${paymentAddress(payment)}?keer=${times + 1}#${PLACE}`
  const refresh = asksAgain ? `${LATER_SECONDS * (times + 1)};url=${next}` : undefined
  const request = asked && calledRequestOf(asked)
  const price = priceOf(payment)
  return { payment, request, turnedBack, tells, refresh, price } as const
}

/** One that is open goes on as it began; another one takes the price of today. */
const priceOf = ({ state, amountCents }: Payment) =>
  state === 'open' ? amountCents : env().ACCESS_PRICE_CENTS

const paymentAddress = ({ id }: Payment) => href('/franchise/betaling/:payment', { payment: id })

/** Goes on with a payment that is open, or begins another after one that failed. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, payment } = await paymentOf(context, params.payment)
  const { requestId } = payment
  if (!requestId) throw data('request', { status: 404 })
  const toPay = { userId: user.id, requestId, amountCents: priceOf(payment) }
  return beginPayment({ request, context }, toPay, await readForm(request))
}

/** One payment: what became of it, as far as the provider told us. */
export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, request, turnedBack, tells, refresh, price } = loaderData
  const { t } = useTranslation(['payments', 'common'])
  const checks = (tells === 'open' || tells === 'openLong') && !turnedBack
  const told = t(`told.${turnedBack ? 'turnedBack' : tells}`, {
    amount: eurosOf(payment.amountCents),
  })
  const title = checks ? t('page.checking') : t('page.title')
  return (
    <GuildPage
      current="payments"
      title={title}
      failed={actionData !== undefined}
      place={PLACE}
      isPart
    >
      {checks && (
        <p>
          <a href={`${paymentAddress(payment)}${refresh ? `?keer=${TIMES}` : ''}`}>
            {refresh ? t('page.stop') : t('page.again')}
          </a>
        </p>
      )}
      <NotBegun reason={actionData?.reason} />
      <Lead>{told}</Lead>
      {payment.doubt && <HasteByPhone />}
      <p>
        <output data-asks={refresh && paymentAddress(payment)} data-told={told} />
      </p>
      {request?.kind === 'living_will' && tells !== 'refunded' && <PaperAtOnce />}
      <PaymentFacts payment={payment} request={request} turnedBack={turnedBack} />
      <Papers payment={payment} />
      {canRetry(payment) && <p>{t('retryPrice', { amount: eurosOf(price) })}</p>}
      <form method="post">
        <ScriptedField />
        <ButtonRow>
          <Deeds payment={payment} />
          <ButtonLink href={href('/franchise/dashboard')} variant="secondary">
            {t('page.home')}
          </ButtonLink>
        </ButtonRow>
      </form>
      <p>
        <a href={href('/franchise/betalingen')}>{t('page.all')}</a>
      </p>
    </GuildPage>
  )
}
