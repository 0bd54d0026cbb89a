import type { TFunction } from 'i18next'
import { clockOf, dotted, joinedList, weekdayOf } from '#app/locales/dates.ts'

export type Opening = {
  /** In order, 1 for Monday. */
  days: number[]
  /** Minutes since midnight. */
  opens: number
  closes: number
}

/** By which number we are reached, and when, in words. */
export type Telephone = Record<'phone' | 'days' | 'opens' | 'closes', string>

/** 'van maandag tot en met vrijdag', '9.00', '17.00'. */
export const openingWords = ({ days, opens, closes }: Opening, t: TFunction) => ({
  days: daysInWords(days, t),
  opens: dotted(clockOf(opens)),
  closes: dotted(clockOf(closes)),
})

function daysInWords(days: number[], t: TFunction): string {
  const names = days.map(weekdayOf)
  const [first = '', last = first] = [names[0], names.at(-1)]
  const isRow = days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index)
  return isRow ? t('opening.row', { first, last }) : t('opening.loose', { days: joinedList(names) })
}
