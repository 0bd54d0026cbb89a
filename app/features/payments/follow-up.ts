import type { Sql } from '#app/platform/database/sql.server.ts'

type FollowUpStep = (sql: Sql, requestId: string) => Promise<void>

/**
 * What is paid for knows what a payment means to it. Steps run in the transaction that moves the
 * payment, on behalf of 'payments': they happen once, or not at all.
 */
export type FollowUp = {
  /** Asked of who pays, before a payment is opened: whether there is still something to pay. */
  mayPay: (sql: Sql, requestId: string) => Promise<boolean>
  /** False when it is of no use any more: then the money goes back. */
  paid: (sql: Sql, requestId: string) => Promise<boolean>
  /** It failed or was not used in time; another may take its place. */
  failed: FollowUpStep
  refunded: FollowUpStep
}
