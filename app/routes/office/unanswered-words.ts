import type { TFunction } from 'i18next'
import type { Unanswered } from '#app/features/calls/unanswered.server.ts'
import { dayOf, momentOf, timeOf } from '#app/locales/dates.ts'

/** Of who can be called again after they were reached. */
type Reached = { reachedAt?: Date | null }

/** The last call that nobody answered, and how many there were; undefined where there was none. */
export function unansweredWords(
  { tries, triedAt, leftMessage, triedBy, triedByMe, reachedAt }: Unanswered & Reached,
  now: Date,
  t: TFunction<'office'>,
): string | undefined {
  if (!triedAt) return undefined
  const isToday = dayOf(triedAt) === dayOf(now)
  const kind = reachedAt ? 'reached' : leftMessage ? 'message' : 'none'
  const said = t(`unanswered.${kind}`, {
    who: triedByMe ? t('unanswered.you') : (triedBy ?? t('unanswered.colleague')),
    when: isToday
      ? t('unanswered.today', { time: timeOf(triedAt) })
      : t('unanswered.before', { moment: momentOf(triedAt) }),
  })
  return tries > 1 && !reachedAt ? t('unanswered.times', { said, count: tries }) : said
}
