import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { OpenDelivery } from '#app/features/guild/leave.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { StatusMessage } from '#app/ui/index.ts'

/** The deliveries to a member that are to end before it can be removed. */
export function NotOver({ deliveries }: { deliveries: readonly OpenDelivery[] }) {
  const { t } = useTranslation('guild')
  return (
    <StatusMessage kind="warning" title={t('remove.delivers', { count: deliveries.length })}>
      <ul>
        {deliveries.map(({ id, kind, createdAt }) => (
          <li key={id}>
            <a href={href('/admin/toegangsverzoeken/:id', { id })}>
              {t(`remove.delivery.${kind}`, { date: dateOf(createdAt) })}
            </a>
          </li>
        ))}
      </ul>
      <p>{t('remove.deliversText')}</p>
    </StatusMessage>
  )
}
