import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { NotStarted } from '#app/features/payments/start.server.ts'
import type { OwnRequest } from '#app/features/release/ask.server.ts'
import { eurosOf } from '#app/locales/numbers.ts'
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
import { NotBegun } from '../payments/not-begun.tsx'
import { ScriptedField } from '../payments/scripted-field.tsx'
import { askedFacts } from './asked-facts.ts'

type PayProps = {
  request: OwnRequest
  /** What it costs. */
  cents: number
  /** How long what is delivered can be fetched. */
  days: number
  /** Why the payment did not begin. */
  failed?: NotStarted | undefined
}

/** The last page before the payment: what is asked for, what it costs and what follows. */
export function Pay({ request: { kind, asked }, cents, days, failed }: PayProps) {
  const { t } = useTranslation('release')
  const price = eurosOf(cents)
  return (
    <Narrow>
      <PageTitle title={t('pay.title')} failed={failed !== undefined} />
      <NotBegun reason={failed} />
      <h1>{t('pay.title')}</h1>
      <Lead>{t('pay.lead')}</Lead>
      <SummaryList
        items={[
          { question: t('pay.kind'), answer: t(`kinds.${kind}`) },
          ...(asked ? askedFacts(asked) : []),
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
