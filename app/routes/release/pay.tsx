import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { OwnRequest } from '#app/features/release/request.server.ts'
import type { Payment } from '#app/features/payments/payments.server.ts'
import type { OwnCertificate } from '#app/features/release/certificate.server.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { Button, ButtonLink, ButtonRow, Lead, StatusMessage } from '#app/ui/index.ts'
import { GuildPage } from '../directors/guild-page.tsx'
import type { NotBegunBecause } from '../payments/begin.server.ts'
import { useFrame } from '../kit/frame/frame.ts'
import { NotBegun } from '../payments/not-begun.tsx'
import { ScriptedField } from '../payments/scripted-field.tsx'
import { AlreadyAskedMessage } from './already-asked.tsx'
import { Asked } from './asked.tsx'
import { OfficeHours } from './asking/office-hours.tsx'
import { LongAgo, PaperAtOnce, Pressing } from './asking/hurry.tsx'
import { CHANGED, SORTS } from './kinds.ts'
import type { AlreadyAsked, ListedRequest } from './listed.server.ts'
import { About, requestTitle } from './own-requests.tsx'
import { ToCertificate } from './to-certificate.tsx'

type PayProps = {
  request: OwnRequest
  listed: ListedRequest
  /** Null where none can be added. */
  certificate: OwnCertificate | null
  /** The payment that is open; null where none was begun. */
  begun: Payment | null
  /** Another of theirs for this file that is not over. */
  running: AlreadyAsked | null
  /** What it costs. */
  cents: number
  /** How long what is delivered can be fetched. */
  days: number
  /** Why the payment did not begin. */
  failed?: NotBegunBecause | undefined
}

/** The last page before the payment: what is asked for, what it costs and what follows. */
export function Pay({
  request,
  listed,
  certificate,
  begun,
  running,
  cents,
  days,
  failed,
}: PayProps) {
  const areCopied = useFrame()?.promises.relatives
  const { id, kind, asked, isFree } = request
  const { t } = useTranslation('release')
  const price = eurosOf(cents)
  const named = { name: requestTitle(listed, t) }
  return (
    <GuildPage
      current="dashboard"
      title={t(isFree ? 'pay.free.page' : 'pay.title')}
      heading={t(isFree ? 'pay.free.heading' : 'pay.heading', named)}
      failed={failed !== undefined}
      isPart
    >
      <NotBegun reason={failed} />
      {begun && !failed && <Begun {...begun} />}
      {isFree && !running && (
        <StatusMessage kind="info" title={t('pay.free.title')}>
          <p>{t('pay.free.text')}</p>
        </StatusMessage>
      )}
      {running ? (
        <AlreadyAskedMessage first={running} before={false} />
      ) : (
        <Lead>{t(isFree ? 'pay.free.lead' : 'pay.lead')}</Lead>
      )}
      {!running && kind === 'living_will' && <PaperAtOnce />}
      {!running && listed.isLate && listed.diedOn && <LongAgo diedOn={listed.diedOn} />}
      {!running && listed.isPressing && listed.funeralBy && <Pressing funeral={listed.funeralBy} />}
      <About {...listed} diedOn={null} />
      <Asked
        asked={asked}
        before={[
          {
            question: t('pay.price'),
            answer: isFree ? t('pay.free.price') : t('pay.priceIs', { price }),
          },
          { question: t('pay.kind'), answer: t(`kinds.${kind}`) },
        ]}
      />
      {!running && (
        <p>{t(isFree ? 'pay.free.after' : 'pay.after', { question: t(`own.question.${kind}`) })}</p>
      )}
      {!running && kind === 'full' && (
        <p>
          {t('pay.deletes', { days })} {areCopied && t('pay.copies')}
        </p>
      )}
      <form method="post" noValidate>
        <ScriptedField />
        <ButtonRow>
          {!running && !begun?.doubt && (
            <Button>{isFree ? t('pay.free.submit') : t('pay.submit', { price })}</Button>
          )}
          <ButtonLink
            href={`${href('/franchise/opvragen/:soort', { soort: SORTS[kind] })}?${CHANGED}=${id}`}
            variant="secondary"
          >
            {t('pay.change')}
          </ButtonLink>
          <ButtonLink href={href('/franchise/aanvragen/:id/weggooien', { id })} variant="quiet">
            {t('pay.drop')}
          </ButtonLink>
        </ButtonRow>
      </form>
      {!running && <OfficeHours />}
      <ToCertificate id={id} certificate={certificate} variant="secondary" />
      <p>
        <a href={href('/franchise/dashboard')}>{t('pay.back')}</a>
      </p>
    </GuildPage>
  )
}

function Begun({ id: payment, doubt }: Payment) {
  const { t } = useTranslation('release')
  const known = doubt ?? 'begun'
  return (
    <StatusMessage kind="info" title={t(`pay.known.${known}.title`)}>
      <p>
        {t(`pay.known.${known}.text`)}{' '}
        <a href={href('/franchise/betaling/:payment', { payment })}>{t('pay.begunLink')}</a>
      </p>
    </StatusMessage>
  )
}
