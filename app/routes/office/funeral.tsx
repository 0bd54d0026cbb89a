/** The last day of a funeral, wherever the office has to know it. */
import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { dayOf, weekdayDateOf } from '#app/locales/dates.ts'
import { CellNote, Day, VerdictSign } from '#app/ui/office/office.tsx'
import type { Clock } from '#app/ui/office/office-request.tsx'
import { DAY_MS } from '#app/platform/durations.ts'

type FuneralProps = {
  day: string
  now: Date
  /** Below a head, or behind a label, that says what it is about. */
  inColumn?: true
}

/** The last day of a funeral, in red once it is over. */
export function Funeral({ day, now, inColumn }: FuneralProps) {
  const { t } = useTranslation('office')
  const isLate = day < dayOf(now)
  const said = isLate ? 'late' : 'funeral'
  return (
    <VerdictSign kind={isLate ? 'error' : 'wait'}>
      {t(inColumn ? `today.inColumn.${said}` : `today.${said}`, { day: weekdayDateOf(day) })}
    </VerdictSign>
  )
}

/** The same below a head that says what it is: in red, with a word, once it is over. */
export function FuneralDay({ day, now }: { day: string; now: Date }) {
  const { t } = useTranslation('release')
  const shown = <Day>{weekdayDateOf(day)}</Day>
  if (day >= dayOf(now)) return shown
  return (
    <VerdictSign kind="error">
      {shown}
      <CellNote>{t('desk.now.funeralOver')}</CellNote>
    </VerdictSign>
  )
}

/** The same among other clocks: how long there is until then. */
export function funeralClock(day: string, now: Date, t: TFunction<'release'>): Clock {
  const today = dayOf(now)
  const title = t('desk.now.funeral')
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS
  return days < 0
    ? { title, time: weekdayDateOf(day), note: t('desk.now.funeralOver'), late: true }
    : {
        title,
        time: weekdayDateOf(day),
        note:
          days === 0
            ? t('desk.now.today')
            : t('desk.now.left', { age: t('desk.clock.days', { count: days }) }),
      }
}
