import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import type { CardBatch, BatchOrder } from '#app/features/card-desk/batches.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { DataTable } from '#app/ui/office/office.tsx'
import { addressOfStep } from './batch-steps.ts'

/** What is in a batch, and the next step of each order. */
export function Orders({ batch, contents }: { batch: CardBatch; contents: BatchOrder[] }) {
  const { t } = useTranslation('cardDesk')
  return (
    <DataTable
      caption={t('batch.orders')}
      columns={(['file', 'variant', 'orderState', 'note', 'action'] as const).map((key) =>
        t(`batch.${key}`),
      )}
      rows={contents.map((order) => ({
        key: order.id,
        cells: [
          order.fileNumber,
          t(`batch.variants.${order.variant}`),
          `${t(`desk.states.${order.state}`)}, ${dateOf(order.changedAt)}`,
          noteOf(t, batch, order),
          <StepLink key="step" batch={batch} order={order} />,
        ],
      }))}
    />
  )
}

type OrderProps = { batch: CardBatch; order: BatchOrder }

/** What must come out of the envelope. */
function noteOf(
  t: TFunction<'cardDesk'>,
  batch: CardBatch,
  { state, held, revoked, returnedBecause }: BatchOrder,
): string | null {
  if (held) return t(`batch.held.${state === 'printed' ? 'printed' : 'batched'}`)
  if (returnedBecause) return t(`step.fields.because.options.${returnedBecause}`)
  // Also of a batch of which nothing is left: what was printed may lie ready.
  if (state === 'revoked') return t('batch.gone')
  if (batch.state === 'posted' || revoked.length === 0) return null
  if (revoked.length === 3) return t('batch.gone')
  return t('batch.revoked', { numbers: revoked.join(', ') })
}

const STEP_OF = { batched: 'gedrukt', printed: 'verstuurd', posted: 'teruggekomen' } as const

/** The next step of one order. */
function StepLink({ batch, order: { id, state, held, fileNumber } }: OrderProps) {
  const { t } = useTranslation('cardDesk')
  if (held || !(state in STEP_OF) || (state === 'batched' && !batch.isOwn)) return null
  const step = STEP_OF[state as keyof typeof STEP_OF]
  return (
    <a
      href={addressOfStep(batch.number, step, id)}
      aria-label={t('batch.stepOne', { step: t(`batch.one.${step}`), number: fileNumber })}
    >
      {t(`batch.one.${step}`)}
    </a>
  )
}
