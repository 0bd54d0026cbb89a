import { useTranslation } from 'react-i18next'
import { weekdayDateOf } from '#app/locales/dates.ts'
import { StatusMessage } from '#app/ui/index.ts'

/**
 * That a living will may be needed sooner than a colleague looks at the request.
 *
 * @param closedUntil the next day on which the office works; null where it does today
 */
export function Haste({ closedUntil }: { closedUntil: string | null }) {
  const { t } = useTranslation('release')
  return (
    <StatusMessage kind="info">
      <p>
        {closedUntil
          ? t('ask.living_will.closed', { day: weekdayDateOf(closedUntil) })
          : t('ask.living_will.haste')}
      </p>
    </StatusMessage>
  )
}
