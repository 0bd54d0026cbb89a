import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { CardBatch } from '#app/features/card-desk/batches.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { colleagueWords } from '../colleague-words.ts'
import { DataTable, Day, VerdictSign } from '#app/ui/office/office.tsx'

/** Who prints it, in words. */
export const printerWords = (
  { printer }: Pick<CardBatch, 'printer'>,
  office: TFunction<'office'>,
  t: TFunction<'cardDesk'>,
): string => (printer ? colleagueWords(printer, office) : t('desk.nobody'))

/** Batches of cards, each a link to its page. */
export function Batches({ batches }: { batches: CardBatch[] }) {
  const { t } = useTranslation('cardDesk')
  const { t: office } = useTranslation('office')
  return (
    <DataTable
      caption={t('desk.batches')}
      columns={(['batch', 'contact', 'orders', 'made', 'printer', 'state'] as const).map((key) =>
        t(`desk.${key}`),
      )}
      rows={batches.map((batch) => ({
        key: batch.id,
        cells: [
          <a key="batch" href={href('/admin/kaartjes/:batch', { batch: String(batch.number) })}>
            {t('batch.title', { number: batch.number })}
          </a>,
          batch.printedWith.contact.name,
          batch.orders,
          <Day key="made">{dateOf(batch.createdAt)}</Day>,
          printerWords(batch, office, t),
          <BatchSign key="state" {...batch} />,
        ],
      }))}
    />
  )
}

/** What waits for whoever prints it is marked as that, also where it has its state alone. */
export function BatchSign({ state, orders }: Pick<CardBatch, 'state' | 'orders'>) {
  const { t } = useTranslation('cardDesk')
  // All that was in it was withdrawn, held or went with an account.
  if (state === 'posted' && orders === 0)
    return <VerdictSign kind="info">{t('desk.batchEmpty')}</VerdictSign>
  return <VerdictSign kind={SIGNS[state]}>{t(`desk.batchStates.${state}`)}</VerdictSign>
}

const SIGNS = { made: 'wait', printed: 'wait', posted: 'success' } as const
