import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { placeName } from '#app/features/appointments/facts.ts'
import type { Conversation } from '#app/features/office/today.server.ts'
import { momentOf, timeOf } from '#app/locales/dates.ts'
import { DataTable, VerdictSign } from '#app/ui/office/office.tsx'

/** Those of this day, and those that were begun. */
export function Conversations({ rows }: { rows: readonly Conversation[] }) {
  const { t } = useTranslation('office')
  const { t: ofAppointments } = useTranslation('appointments')
  const plain = (title: string) => ({ title, isPlain: true as const })
  return (
    <DataTable
      caption={t('today.conversations.caption')}
      columns={[
        t('today.conversations.who'),
        plain(t('today.conversations.what')),
        plain(t('today.conversations.when')),
      ]}
      rows={rows.map((one) => ({
        key: one.id,
        cells: [
          <a
            key="to"
            href={
              one.kind === 'begun'
                ? href('/admin/wensengesprek/:mandate', { mandate: one.id })
                : href('/admin/afspraken')
            }
          >
            {one.name || t('today.conversations.nameless')}
          </a>,
          one.kind === 'begun' ? t('today.conversations.begun') : placeName(one, ofAppointments),
          <VerdictSign key="when" kind="wait">
            {one.kind === 'begun'
              ? t('today.conversations.until', { moment: momentOf(one.until) })
              : t('today.conversations.at', { time: timeOf(one.at) })}
          </VerdictSign>,
        ],
      }))}
    />
  )
}
