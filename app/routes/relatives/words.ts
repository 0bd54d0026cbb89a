import { useTranslation } from 'react-i18next'
import type { Relative } from '#app/features/contacts/people.server.ts'
import type { Readiness } from '#app/features/contacts/readiness.ts'
import { dateOf } from '#app/locales/dates.ts'

type Asked = Pick<Relative, 'state' | 'askedAt' | 'answersUntil' | 'changedAt'>

/** Says how far a contact is. */
export function useStateOf(): (asked: Asked) => string {
  const { t } = useTranslation('relatives')
  return ({ state, askedAt, answersUntil, changedAt }) => {
    const isOver = state === 'invited' && answersUntil !== null && answersUntil < new Date()
    const date = dateOf(state === 'accepted' ? changedAt : (askedAt ?? changedAt))
    return t(`states.${isOver ? 'over' : state}`, { date })
  }
}

/** Says how far all of them are, and what is to be done next. */
export function useReadiness(): (readiness: Readiness) => string {
  const { t } = useTranslation('relatives')
  return ({ count, yes, next }) =>
    [
      t('readiness.some', { count, yes }),
      ...(next ? [t(`readiness.${next.kind}`, { names: next.names })] : []),
    ].join(' ')
}
