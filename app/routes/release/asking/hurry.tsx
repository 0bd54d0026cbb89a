import { useTranslation } from '#app/locales/use-translation.ts'
import { dateOf, weekdayDateOf } from '#app/locales/dates.ts'
import { dialled, unbroken } from '#app/locales/phone.ts'
import { StatusMessage } from '#app/ui/index.ts'
import { useFrame } from '../../kit/frame/frame.ts'

/** What helps at once where a doctor needs a living will: the paper. */
export function PaperAtOnce() {
  const { t } = useTranslation('release')
  return (
    <StatusMessage kind="info">
      <p>{t('ask.living_will.haste')}</p>
    </StatusMessage>
  )
}

/** Before the payment: that the day of death may have another year. */
export function LongAgo({ diedOn }: { diedOn: string }) {
  const { t } = useTranslation('release')
  return (
    <StatusMessage kind="warning" title={t('pay.past.title')}>
      <p>{t('pay.past.text', { date: dateOf(diedOn) })}</p>
    </StatusMessage>
  )
}

/** Before the payment: that a funeral may come before we decide. */
export function Pressing({ funeral }: { funeral: string }) {
  const { t } = useTranslation('release')
  const phone = useFrame()?.phone
  return (
    <StatusMessage kind="warning" title={t('pay.pressing.title', { day: weekdayDateOf(funeral) })}>
      <p>
        {t('pay.pressing.text')}{' '}
        {phone && <a href={dialled(phone)}>{t('pay.pressing.call', { phone: unbroken(phone) })}</a>}
      </p>
    </StatusMessage>
  )
}
