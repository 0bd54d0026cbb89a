import { useTranslation } from 'react-i18next'
import { weekdayDateOf } from '#app/locales/dates.ts'
import { dialled } from '#app/locales/phone.ts'
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

/** Before the payment: that a funeral may come before we decide. */
export function Pressing({ funeral }: { funeral: string }) {
  const { t } = useTranslation('release')
  const phone = useFrame()?.phone
  return (
    <StatusMessage kind="warning" title={t('pay.pressing.title', { day: weekdayDateOf(funeral) })}>
      <p>
        {t('pay.pressing.text')}{' '}
        {phone && <a href={dialled(phone)}>{t('pay.pressing.call', { phone })}</a>}
      </p>
    </StatusMessage>
  )
}
