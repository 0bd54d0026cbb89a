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

type Day = 'today' | 'tomorrow' | 'later'

function dayFrom(now: Date, moment: Date): Day {
  const day = dayOf(moment)
  if (day === dayOf(now)) return 'today'
  return day === dayAfter(dayOf(now), 1) ? 'tomorrow' : 'later'
}

/** When the office opens: 'vandaag om 9.00 uur', as far as the day needs no name. */
export const opensWords = (opens: Date, t: TFunction<'release'>, now = new Date()): string =>
  t(`heard.moments.${dayFrom(now, opens)}`, {
    time: timeOf(opens),
    moment: weekdayMomentOf(opens),
  })

/** The same without its hour: 'vandaag', 'morgen' or 'dinsdag 1 december'. */
export function dayWords(opens: Date, t: TFunction<'release'>, now = new Date()): string {
  const day = dayFrom(now, opens)
  return day === 'later' ? weekdayDateOf(opens) : t(`heard.days.${day}`)
}
