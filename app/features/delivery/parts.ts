/** What a delivery consists of; each has words of its own. */
export const DELIVERY_PARTS = [
  'run sheet',
  'wishes',
  'confidential',
  'document',
  'living will',
] as const
export type DeliveryPart = (typeof DELIVERY_PARTS)[number]
