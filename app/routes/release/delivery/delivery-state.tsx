import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { lastDayOfTerm } from '#app/features/delivery/term.ts'
import { dateOf, momentOf } from '#app/locales/dates.ts'
import { Button, ButtonLink, ButtonRow, Lead, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { OfficeBody } from '#app/ui/office/office-body.tsx'
import { useFrame } from '../../kit/frame/frame.ts'
import { ProveField } from '../../kit/prove-field.tsx'
import { ReachUs } from '../reach-us.tsx'
import { About } from '../own-requests.tsx'
import type { Route } from './+types/delivered.ts'
import { DeliveredFiles, WithheldFiles } from './delivered-files.tsx'
import { FirstOfDelivery } from './first-of-delivery.tsx'

type DeliveryPageProps = Route.ComponentProps['loaderData'] & { reply: SignInReply | undefined }

/** What became of what was asked for, and what can be done now. */
export function DeliveryState(page: DeliveryPageProps) {
  const { t } = useTranslation('delivery')
  const frame = useFrame()
  const { id, state } = page
  if (state === 'ready') return <ReadyDelivery {...page} />
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
      <Lead>{endWords(page, t)}</Lead>
      {frame && (
        <p>
          {t('page.help')} <ReachUs email={frame.helpdesk} phone={frame.phone} />
        </p>
      )}
    </>
  )
}

/** Why there is nothing to get any more. */
function endWords(
  { kind, state, availableUntil, endedAt }: DeliveryPageProps,
  t: TFunction<'delivery'>,
) {
  if (state !== 'over' || !availableUntil) return t(`page.stopped.${kind}`)
  return endedAt
    ? t('page.ended', { date: dateOf(endedAt) })
    : t('page.over', { date: dateOf(lastDayOfTerm(availableUntil)) })
}

function ReadyDelivery(page: DeliveryPageProps) {
  const { id, kind, number, deliveredAt, availableUntil, deletesAt, endsSoon } = page
  const { files, withheld, needed } = page
  const { t } = useTranslation('delivery')
  const facts = [
    ...(number ? [{ question: t('page.number'), answer: number }] : []),
    ...(deliveredAt ? [{ question: t('page.delivered'), answer: momentOf(deliveredAt) }] : []),
    // Where all of it is deleted, the box says both days in one breath.
    ...(availableUntil && !deletesAt
      ? [{ question: t('page.until'), answer: dateOf(lastDayOfTerm(availableUntil)) }]
      : []),
  ]
  const deletion = deletesAt && availableUntil && (
    <Deletion {...page} until={availableUntil} on={deletesAt} />
  )
  return (
    <>
      {endsSoon && deletion}
      {kind === 'full' && <About {...page} />}
      {needed ? <First {...page} /> : <FirstOfDelivery {...page} />}
      <WithheldFiles files={withheld} by="page" />
      {!needed && (
        <DeliveredFiles
          files={files}
          addressOf={(file) => href('/franchise/aanvragen/:id/dossier/:file', { id, file })}
        />
      )}
      {!endsSoon && deletion}
      <h2>{t('page.aboutDelivery')}</h2>
      <OfficeBody>
        <SummaryList items={facts} />
      </OfficeBody>
    </>
  )
}

type DeletionProps = Pick<DeliveryPageProps, 'ends' | 'nobodyGot'> & { until: Date; on: Date }

/** Until when it can be got and when the file is deleted; where nobody got it yet it is not. */
function Deletion({ until, on, ends, nobodyGot }: DeletionProps) {
  const { t } = useTranslation('delivery')
  const days = { until: dateOf(lastDayOfTerm(until)), date: dateOf(on) }
  if (ends.isToGetToday)
    return (
      <StatusMessage kind="warning" title={t('page.getToday')}>
        <p>{t('page.nobodyGot')}</p>
      </StatusMessage>
    )
  return (
    <StatusMessage
      kind={ends.near === 'later' || ends.allGot ? 'info' : 'warning'}
      title={ends.near === 'later' ? undefined : t(`page.${ends.near}`)}
    >
      <p>{t(nobodyGot ? 'page.deletionIfGot' : 'page.deletion', days)}</p>
      {!nobodyGot && <p>{t(ends.allGot ? 'page.allGot' : 'page.getInTime')}</p>}
    </StatusMessage>
  )
}

/** What is done before the first document. */
function First({ kind, needed, reply }: DeliveryPageProps) {
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
        <Button>{t(`first.submit.${kind}`)}</Button>
      </ButtonRow>
    </form>
  )
}
