import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import type { Reply } from '#app/features/accounts/form.ts'
import { deliveryOf } from '#app/features/delivery/delivered.server.ts'
import { LATE_AFTER, lastDay } from '#app/features/delivery/term.ts'
import { type OwnRequest, ownRequest } from '#app/features/release/ask.server.ts'
import { nameIn } from '#app/features/release/asked.server.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Button, ButtonLink, ButtonRow, Lead, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { FormErrorSummary } from '../auth/errors.tsx'
import { GuildPage } from '../directors/guild-page.tsx'
import { ProveField } from '../own-data/prove-field.tsx'
import { unproven } from '../own-data/prove.server.ts'
import type { Route } from './+types/delivered.ts'
import { DeliveredFiles, WithheldFiles } from './delivered-files.tsx'
import { neededFirst } from './needed-first.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const { id } = user
  const request = isUuid(params.id) ? await ownRequest(id, params.id) : null
  if (!request) throw data('request', { status: 404 })
  const delivery = await deliveryOf(id, params.id)
  if (!delivery) throw redirect(href('/franchise/dashboard'), 303)
  const { kind, asked } = request
  const state = stateOf(request, delivery)
  const about = { number: asked?.dossierNummer ?? null, name: asked ? nameIn(asked) : undefined }
  const needed = state === 'ready' ? await neededFirst(user, params.id) : null
  const files = needed ? [] : delivery.files
  const withheld = needed ? [] : delivery.withheld
  const page = { id: params.id, kind, state, ...about, ...delivery, needed, files, withheld }
  return data(page, { status: state === 'over' || state === 'stopped' ? 410 : 200 })
}

/** Shows who gets it, before the first document. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  if (!isUuid(params.id) || !(await ownRequest(user.id, params.id)))
    throw data('request', { status: 404 })
  const wrong = await unproven(user, await readForm(request))
  if (wrong) return data<Reply>(wrong, { status: 422 })
  return redirect(href('/franchise/aanvragen/:id/dossier', { id: params.id }), 303)
}

export { headers } from '../auth/attempt.server.ts'

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
export default function Delivered({ loaderData: page, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('delivery')
  const title = titleOf(page, t)
  return (
    <GuildPage current="dashboard" title={title} failed={actionData !== undefined} isPart>
      <FormErrorSummary reply={actionData} />
      <State {...page} reply={actionData} />
      <ButtonRow>
        <ButtonLink href={href('/franchise/dashboard')} variant="secondary">
          {t('page.back')}
        </ButtonLink>
      </ButtonRow>
    </GuildPage>
  )
}

type Page = Route.ComponentProps['loaderData'] & { reply: Reply | undefined }

/** By the name as it was asked for; it is forgotten some time after the end. */
function titleOf({ kind, name }: Pick<Page, 'kind' | 'name'>, t: TFunction<'delivery'>) {
  if (!name) return t(kind === 'full' ? 'page.title' : 'page.titleWill')
  return t(kind === 'full' ? 'page.titleOf' : 'page.titleWillOf', { name })
}

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

function Ready(page: Page) {
  const { id, number, deliveredAt, availableUntil, deletesAt, files, withheld, needed } = page
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
      {!needed && <Lead>{t('page.lead')}</Lead>}
      <SummaryList items={facts} />
      {deletesAt && (
        <StatusMessage kind="info">
          <p>{t('page.deletion', { date: dateOf(deletesAt) })}</p>
        </StatusMessage>
      )}
      <WithheldFiles files={withheld} by="page" />
      {needed && <First {...page} />}
      {!needed && (
        <DeliveredFiles
          files={files}
          addressOf={(file) => href('/franchise/aanvragen/:id/dossier/:file', { id, file })}
        />
      )}
    </>
  )
}

/** What is done before the first document. */
function First({ needed, reply }: Page) {
  const { t } = useTranslation('delivery')
  if (needed?.what === 'secondFactor')
    return (
      <StatusMessage kind="info" title={t('first.factorTitle')}>
        <p>{t('first.factor')}</p>
        <ButtonRow>
          <ButtonLink href={needed.address}>{t('first.factorLink')}</ButtonLink>
        </ButtonRow>
      </StatusMessage>
    )
  if (!needed) return null
  return (
    <form method="post" noValidate>
      <p>{t('first.proof')}</p>
      <ProveField asked={needed.asked} reply={reply} />
      <ButtonRow>
        <Button>{t('first.submit')}</Button>
      </ButtonRow>
    </form>
  )
}
