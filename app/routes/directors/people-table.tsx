import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MemberPerson } from '#app/features/guild/people.server.ts'
import { DataTable } from '#app/ui/office.tsx'

type PeopleTableProps = {
  people: readonly MemberPerson[]
  /** What can be done about someone. */
  action?: ((person: MemberPerson) => ReactNode) | undefined
}

/** Who signs in for a member: as the office sees it, and as the member does. */
export function PeopleTable({ people, action }: PeopleTableProps) {
  const { t } = useTranslation('guild')
  if (people.length === 0) return <p>{t('people.none')}</p>
  return (
    <DataTable
      caption={t('people.caption')}
      columns={[
        t('people.name'),
        t('email'),
        t('people.part'),
        t('people.state'),
        ...(action ? [t('action')] : []),
      ]}
      rows={people.map((person) => ({
        key: person.id,
        cells: [
          person.name,
          person.email,
          t(`people.parts.${person.part}`),
          t(`people.states.${person.state}`),
          ...(action ? [action(person)] : []),
        ],
      }))}
    />
  )
}
