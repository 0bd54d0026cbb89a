import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import { deliveryOf } from '#app/features/delivery/delivered.server.ts'
import { LATE_AFTER, lastDay } from '#app/features/delivery/term.ts'
import { type OwnRequest, ownRequest } from '#app/features/release/ask.server.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { ButtonLink, ButtonRow, Lead, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { GuildPage } from '../directors/guild-page.tsx'
import type { Route } from './+types/delivered.ts'
import { DeliveredFiles } from './delivered-files.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id } = requireCapability(context, 'guild.enter')
  const request = isUuid(params.id) ? await ownRequest(id, params.id) : null
  if (!request) throw data('request', { status: 404 })
  const delivery = await deliveryOf(id, params.id)
  if (!delivery) throw redirect(href('/franchise/dashboard'), 303)
  const { kind, asked } = request
  const state = stateOf(request, delivery)
  const page = { id: params.id, kind, number: asked?.dossierNummer ?? null, state, ...delivery }
  return data(page, { status: state === 'over' || state === 'stopped' ? 410 : 200 })
}

type Delivery = NonNullable<Awaited<ReturnType<typeof deliveryOf>>>

function stateOf(
  { state }: OwnRequest,
  { deliveredAt, availableUntil, files, failures }: Delivery,
) {
  if (state !== 'completed') return 'stopped'
  if (!deliveredAt) return failures >= LATE_AFTER ? 'late' : 'making'
  return availableUntil && files.length > 0 ? 'ready' : 'over'
}

/** What a member asked for, to get; and until when. */
export default function Delivered({ loaderData: page }: Route.ComponentProps) {
  const { t } = useTranslation('delivery')
  const title = t(page.kind === 'full' ? 'page.title' : 'page.titleWill')
  return (
    <GuildPage current="dashboard" title={title} isPart>
      <State {...page} />
      <ButtonRow>
        <ButtonLink href={href('/franchise/dashboard')} variant="secondary">
          {t('page.back')}
        </ButtonLink>
      </ButtonRow>
    </GuildPage>
  )
}

type Page = Route.ComponentProps['loaderData']

function State(page: Page) {
  const { t } = useTranslation('delivery')
  const { id, state, availableUntil } = page
  if (state === 'ready') return <Ready {...page} />
  if (state === 'making' || state === 'late')
    return (
      <>
        <Lead>{t(`page.${state}`)}</Lead>
        <ButtonRow>
          <ButtonLink href={href('/franchise/aanvragen/:id/dossier', { id })}>
            {t('page.refresh')}
          </ButtonLink>
        </ButtonRow>
      </>
    )
  return (
    <>
      <Lead>
        {state === 'over' && availableUntil
          ? t('page.over', { date: dateOf(lastDay(availableUntil)) })
          : t('page.stopped')}
      </Lead>
      <p>{t('page.help')}</p>
    </>
  )
}

function Ready({ id, number, deliveredAt, availableUntil, deletesAt, files }: Page) {
  const { t } = useTranslation('delivery')
  const facts = [
    ...(number ? [{ question: t('page.number'), answer: number }] : []),
    ...(deliveredAt ? [{ question: t('page.delivered'), answer: momentOf(deliveredAt) }] : []),
    ...(availableUntil
      ? [{ question: t('page.until'), answer: dateOf(lastDay(availableUntil)) }]
      : []),
  ]
  return (
    <>
      <Lead>{t('page.lead')}</Lead>
      <SummaryList items={facts} />
      {deletesAt && (
        <StatusMessage kind="info">
          <p>{t('page.deletion', { date: dateOf(deletesAt) })}</p>
        </StatusMessage>
      )}
      <DeliveredFiles
        files={files}
        addressOf={(file) => href('/franchise/aanvragen/:id/dossier/:file', { id, file })}
      />
    </>
  )
}
