import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import checkout from '#app/enhance/checkout.ts?worker&url'
import { checkoutSecret, findPayment } from '#app/features/payments/payments.server.ts'
import { browserKey } from '#app/features/payments/provider.server.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { allowCheckoutHere } from '#app/middleware/checkout.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { useFrame } from '../kit/frame/frame.ts'
import { GuildPage } from '../directors/guild-page.tsx'
import type { Route } from './+types/checkout.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const payment = await findPayment(user.id, params.payment)
  if (!payment) throw data('path', { status: 404 })
  const page = href('/franchise/betaling/:payment', { payment: payment.id })
  const secret = await checkoutSecret(user.id, payment.id)
  const key = browserKey()
  if (!secret || !key) throw redirect(page, 303)
  allowCheckoutHere(context)
  return { page, secret, key, cents: payment.amountCents }
}

/**
 * The one page with a script of the payment provider, for who chose to pay. The form is for when the
 * checkout does not open: the script sends it by itself.
 */
export default function CheckoutPage({
  loaderData: { page, secret, key, cents },
}: Route.ComponentProps) {
  const { t } = useTranslation('payments')
  const frame = useFrame()
  return (
    <GuildPage current="payments" title={t('checkout.title')} isPart>
      <Lead>{t('checkout.lead', { amount: eurosOf(cents) })}</Lead>
      <div data-checkout={secret} data-key={key}>
        <p>{t('checkout.opening')}</p>
      </div>
      <form method="post" action={page} data-elsewhere="">
        <p>{t('checkout.elsewhere')}</p>
        <ButtonRow>
          <Button variant="secondary">{t('checkout.go')}</Button>
          <ButtonLink href={`${page}?terug=ja`} variant="secondary">
            {t('checkout.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
      <script type="module" src={checkout} nonce={frame?.nonce} />
    </GuildPage>
  )
}
