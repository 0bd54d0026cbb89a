import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { addressOfQuestion } from '#app/features/interview/step.ts'
import type { OverviewParts as Parts } from '#app/features/own-data/overview.server.ts'
import { Card } from '#app/ui/index.ts'

/** The other parts of the file and how far each is, with the way there. */
export function OverviewPartCards({
  livingWill,
  documents,
  contacts,
  reminder,
  months,
}: Parts & { contacts: number }) {
  const { t } = useTranslation('dashboard')
  const items = [
    [
      href('/dashboard/wilsverklaring'),
      t('parts.livingWill'),
      t(`parts.livingWillState.${livingWill}`),
    ],
    [href('/vragenlijst/documenten'), t('parts.documents'), t('parts.files', { count: documents })],
    [href('/dashboard/contacten'), t('parts.contacts'), t('parts.people', { count: contacts })],
    [
      addressOfQuestion('naw', 'reminderFrequency'),
      t('parts.reminder'),
      t(`parts.reminderState.${reminder}`, { count: months }),
    ],
  ] as const
  return (
    <Card title={t('parts.title')}>
      <ul>
        {items.map(([address, name, state]) => (
          <li key={address}>
            <a href={address}>{name}</a>: {state}
          </li>
        ))}
      </ul>
    </Card>
  )
}
