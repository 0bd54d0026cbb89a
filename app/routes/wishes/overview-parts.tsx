import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { PlacedLine } from '#app/features/own-data/overview.server.ts'
import { Card } from '#app/ui/index.ts'

type PartsProps = { parts: readonly PlacedLine[]; contacts: number }

/** The other parts of the file and how far each is, with the way there. */
export function OverviewPartCards({ parts, contacts }: PartsProps) {
  const { t } = useTranslation('dashboard')
  const lines = [
    ...parts,
    {
      place: 3,
      address: href('/dashboard/contacten'),
      name: t('parts.contacts'),
      state: t('parts.people', { count: contacts }),
    },
  ].toSorted((one, other) => one.place - other.place)
  return (
    <Card title={t('parts.title')}>
      <ul>
        {lines.map(({ address, name, state }) => (
          <li key={address}>
            <a href={address}>{name}</a>: {state}
          </li>
        ))}
      </ul>
    </Card>
  )
}
