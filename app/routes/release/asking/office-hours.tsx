import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { openingWords } from '#app/features/opening/opening.ts'
import { dayAfter, dayOf, timeOf, weekdayDateOf, weekdayMomentOf } from '#app/locales/dates.ts'
import { dialled, unbroken } from '#app/locales/phone.ts'
import { useFrame } from '../../kit/frame/frame.ts'

type OfficeHoursProps = {
  /** When the office opens next; null while it is open, or where that says nothing. */
  closed?: Date | null
  /** The day on which who heard nothing calls us. */
  call?: string | null
}

/** When we decide, and when to call us. */
export function OfficeHours({ closed, call }: OfficeHoursProps) {
  const { t } = useTranslation('release')
  const { t: common } = useTranslation()
  const frame = useFrame()
  if (!frame) return null
  const day = call && weekdayDateOf(call)
  const { phone } = frame
  return (
    <p>
      {t('heard.hours', openingWords(frame.opening, common))}
      {closed && ` ${t('heard.closed', { moment: opensWords(closed, t) })}`}{' '}
      {day && !phone && t('heard.mail', { day })}
      {day && phone && (
        <a href={dialled(phone)}>{t('heard.call', { day, phone: unbroken(phone) })}</a>
      )}
    </p>
  )
}

/** When the office opens: 'vandaag om 9.00 uur', as far as the day needs no name. */
export function opensWords(opens: Date, t: TFunction<'release'>, now = new Date()): string {
  const day = dayOf(opens)
  if (day === dayOf(now)) return t('heard.moments.today', { time: timeOf(opens) })
  return day === dayAfter(dayOf(now), 1)
    ? t('heard.moments.tomorrow', { time: timeOf(opens) })
    : t('heard.moments.later', { moment: weekdayMomentOf(opens) })
}
