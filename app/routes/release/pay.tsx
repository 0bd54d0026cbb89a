import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import { followUp } from '#app/features/payment-follow-up.server.ts'
import { modeIn } from '#app/features/payments/checkout-mode.ts'
import { startPayment } from '#app/features/payments/start.server.ts'
import { type OwnRequest, ownRequest } from '#app/features/release/ask.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { release } from '#app/locales/nl/release.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { allowCheckout } from '#app/middleware/checkout.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  Lead,
  Narrow,
  StatusMessage,
  SummaryList,
} from '#app/ui/index.ts'
import { PageTitle } from '../page-title.tsx'
import { ScriptedField } from '../payments/scripted-field.tsx'
import type { Route } from './+types/pay.ts'

/** @throws a 404 answer when it is not theirs, and one to the dashboard when it is paid or over */
async function unpaid(userId: string, id: string): Promise<OwnRequest> {
  const request = isUuid(id) ? await ownRequest(userId, id) : null
  if (!request) throw data('request', { status: 404 })
  if (request.state === 'completed')
    throw redirect(href('/franchise/aanvragen/:id/dossier', { id }), 303)
  if (request.state !== 'unpaid') throw redirect(href('/franchise/dashboard'), 303)
  return request
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const { kind, asked } = await unpaid(user.id, params.id)
  allowCheckout(context)
  const { ACCESS_PRICE_CENTS: cents, DELIVERY_DAYS: days } = env()
  return { kind, asked, cents, days }
}

/** Twice is once: an open payment goes on where it was. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  const { id } = await unpaid(user.id, params.id)
  const mode = modeIn(await readForm(request))
  const toPay = { userId: user.id, requestId: id, amountCents: env().ACCESS_PRICE_CENTS, mode }
  const started = await startPayment(toPay, followUp)
  if (started.ok) return redirect(started.address, 303)
  return data({ failed: started.reason }, { status: started.reason === 'away' ? 503 : 409 })
}

/** The last page before the payment: what is asked for, what it costs and what follows. */
export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, asked, cents, days } = loaderData
  const { t } = useTranslation('release')
  const price = eurosOf(cents)
  return (
    <Narrow>
      <PageTitle title={t('pay.title')} failed={actionData !== undefined} />
      {actionData && (
        <StatusMessage kind="error">
          <p>{t(`pay.failed.${actionData.failed}`)}</p>
        </StatusMessage>
      )}
      <h1>{t('pay.title')}</h1>
      <Lead>{t('pay.lead')}</Lead>
      <SummaryList
        items={[
          { question: t('pay.kind'), answer: t(`kinds.${kind}`) },
          ...(asked ? factsOf(asked) : []),
          { question: t('pay.price'), answer: t('pay.priceIs', { price }) },
        ]}
      />
      {kind === 'full' && (
        <StatusMessage kind="info">
          <p>{t('ask.warning')}</p>
          <p>{t('pay.deletes', { days })}</p>
        </StatusMessage>
      )}
      <p>{t('pay.after')}</p>
      <form method="post" noValidate>
        <ScriptedField />
        <ButtonRow>
          <Button>{t('pay.submit', { price })}</Button>
          <ButtonLink href={href('/franchise/dashboard')} variant="secondary">
            {t('pay.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </Narrow>
  )
}

function factsOf(asked: NonNullable<OwnRequest['asked']>) {
  const { living_will: will, full } = release.ask.fields
  const number = { question: full.dossierNummer.label, answer: asked.dossierNummer }
  return asked.kind === 'full'
    ? [
        number,
        { question: full.naamOverledene.label, answer: asked.naamOverledene },
        { question: full.overlijdensdatum.label, answer: dateOf(asked.overlijdensdatum) },
        { question: full.vertrouwensEmail.label, answer: asked.vertrouwensEmail },
        { question: full.verklaring.label, answer: asked.verklaring },
      ]
    : [
        number,
        { question: will.contactNaam.label, answer: asked.contactNaam },
        { question: will.contactEmail.label, answer: asked.contactEmail },
      ]
}
