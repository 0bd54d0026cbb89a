import { dutch } from '#app/locales/dutch.server.ts'
import { dateOf, dayOf, dotted, joinedList, timeOf, weekdayDateOf } from '#app/locales/dates.ts'
import { funeralTerm } from './funeral-term.server.ts'
import type { Death } from './funeral-term.ts'
import { EQUATED, HOLIDAYS, OTHER_TERM, TERM } from './law.ts'
import { firstDays } from './texts.nl.ts'

const t = dutch<['firstDays']>({ firstDays })

/** Figures of the law as sentences name them. */
export const termFigures = () => ({
  hours: TERM.hours,
  nth: firstDays.nth[TERM.workingDays - 1] ?? '',
})

export type TermInWords = {
  /** 'zaterdag 21 november' and '8.00'. */
  from: string
  time: string
  until: string
  /** The first moment has passed, and the last day has not. */
  isOpen: boolean
  /** The last day has passed. */
  isOver: boolean
  /** How it was reckoned, a sentence each. */
  how: string[]
  /** The articles that say so, each with where it stands. */
  articles: { name: string; source: string }[]
  reviewed: string
}

/** Says between when a funeral may be, and why. */
export async function termInWords(death: Death, now: Date): Promise<TermInWords> {
  const { from, until, leftOut, doubtful } = await funeralTerm(death)
  const day = weekdayDateOf(death.day)
  const named = doubtful.map((one) => weekdayDateOf(one))
  return {
    from: weekdayDateOf(from),
    time: timeOf(from),
    until: weekdayDateOf(until),
    isOpen: from <= now && until >= dayOf(now),
    isOver: until < dayOf(now),
    how: [
      death.time ? t('days.diedAt', { day, time: dotted(death.time) }) : t('days.diedOn', { day }),
      t('days.rule', termFigures()),
      ...(leftOut.length > 0 ? [t('days.leftOut', { days: joinedList(leftOut) })] : []),
      ...(named.length > 0 ? [t('days.doubtful', { days: joinedList(named) })] : []),
    ],
    articles: articles(),
    reviewed: t('days.reviewed', { date: dateOf(TERM.reviewed) }),
  }
}

/** By law, each once. */
const articles = () =>
  [...Map.groupBy([TERM, OTHER_TERM, HOLIDAYS, EQUATED], ({ law }) => law)].map(([law, all]) => ({
    name: t(`days.laws.${law}`, {
      article: joinedList([...new Set(all.map((one) => one.article))]),
    }),
    source: all[0]?.source ?? '',
  }))
