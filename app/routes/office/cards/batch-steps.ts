import { href } from 'react-router'
import type { BatchOrder, BatchState } from '#app/features/card-desk/batches.server.ts'
import type { OrderState } from '#app/features/cards/states.ts'

/** What can be done with a batch or an order, as its address says it. */
export const STEPS = ['overnemen', 'gedrukt', 'verstuurd', 'teruggekomen'] as const
export type BatchStep = (typeof STEPS)[number]

/** The orders that a step is about, by their state. */
export const STATE_BEFORE = {
  gedrukt: 'batched',
  verstuurd: 'printed',
  teruggekomen: 'posted',
} as const satisfies Partial<Record<BatchStep, OrderState>>

/** Where a step leads them. */
export const STATE_AFTER = {
  gedrukt: 'printed',
  verstuurd: 'posted',
  teruggekomen: 'returned',
} as const satisfies Partial<Record<BatchStep, OrderState>>

/** @param order its id, for a step of that order alone */
export function addressOfStep(number: number, step: BatchStep, order?: string): string {
  const address = href('/admin/kaartjes/:batch/:step', { batch: String(number), step })
  return order ? `${address}?${new URLSearchParams({ aanvraag: order })}` : address
}

type BatchToMove = { state: BatchState; isOwn: boolean; contents: readonly BatchOrder[] }

/** The steps of the whole batch that can be taken now. */
export function batchSteps({ state, isOwn, contents }: BatchToMove): BatchStep[] {
  const has = (wanted: OrderState) =>
    contents.some(({ state: reached, held }) => reached === wanted && !held)
  return [
    ...(state === 'made' && !isOwn ? (['overnemen'] as const) : []),
    ...(state === 'made' && isOwn ? (['gedrukt'] as const) : []),
    ...(has('printed') ? (['verstuurd'] as const) : []),
    ...(has('posted') ? (['teruggekomen'] as const) : []),
  ]
}
