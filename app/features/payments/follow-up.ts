import type { Sql } from '#app/platform/database/sql.server.ts'

/**
 * What is paid for knows what a payment means to it. One that failed can be paid again: that means nothing. Of one that
 * went back, or is disputed, while what was paid for goes on, a person decides (`attend_payment`).
 */
export type FollowUp = {
  /** Asked of who pays, before a payment is opened: whether there is still something to pay. */
  mayPay: (sql: Sql, requestId: string) => Promise<boolean>
  /**
   * In the transaction that moves the payment, on behalf of 'payments': it happens once, or not at
   * all. False when it is of no use any more: then the money goes back.
   */
  paid: (sql: Sql, requestId: string) => Promise<boolean>
  /** In the same transaction: what who paid wants to read on the invoice of this one; null for nothing. */
  reference: (sql: Sql, requestId: string) => Promise<string | null>
}

let given: FollowUp | undefined

/** At the start of the process. */
export const giveFollowUp = (means: FollowUp): void => {
  given = means
}

/** @throws when the process was started without one */
export function followUp(): FollowUp {
  if (!given) throw new Error('nothing was given that payments are for')
  return given
}
