import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import type { MemberPerson } from '#app/features/guild/people.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Item, ItemList } from '#app/ui/office/office.tsx'

type PeopleListProps = {
  level?: 2 | 3
  people: readonly MemberPerson[]
  /** What can be done about someone. */
  action?: ((person: MemberPerson) => ReactNode) | undefined
}

/** Who signs in for a member: as the office sees it, and as the member does. */
export function PeopleList({ level, people, action }: PeopleListProps) {
  const { t } = useTranslation('guild')
  if (people.length === 0) return <p>{t('people.none')}</p>
  return (
    <ItemList>
      {people.map((person) => (
        <Item key={person.id} level={level} title={person.name} facts={person.email}>
          <p>
            {t('people.facts', {
              part: t(`people.parts.${person.part}`),
              state: stateOf(person, t),
            })}
          </p>
          {action?.(person)}
        </Item>
      ))}
    </ItemList>
  )
}

function stateOf({ state, expiredAt, invitedAt }: MemberPerson, t: TFunction<'guild'>) {
  if (expiredAt) return t('people.expired', { date: dateOf(expiredAt) })
  return invitedAt ? t('people.invited', { date: dateOf(invitedAt) }) : t(`people.states.${state}`)
}
