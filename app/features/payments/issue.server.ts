/** Numbers and contents of invoices, in the transaction that moves the payment. */
import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { env } from '#app/platform/env.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { followUp } from './follow-up.ts'

/** As it was when the invoice was made; empty after the company was removed. */
export type BilledTo = {
  companyName: string
  contactName: string
  lines: string[]
  kvk: string | null
  /**
   * What the company wants to read on it: of what was paid for, or else on all of them. Invoices of before
   * have none.
   */
  reference?: string | null
}

/** The VAT in a price, in cents. */
export const vatIn = (cents: number, percent: number): number =>
  Math.round((cents * percent) / (100 + percent))

/** Issues the invoice of a payment, once. */
export async function issueInvoice(sql: Sql, paymentId: string): Promise<void> {
  const [payment] = await sql<
    DbRow<
      'payments',
      | 'member_id as memberId'
      | 'request_id as requestId'
      | 'amount_cents as cents'
      | 'vat_percent as percent'
    >[]
  >`
    select member_id as "memberId", request_id as "requestId", amount_cents as cents, vat_percent as percent
      from payments where id = ${paymentId}`
  if (!payment) throw new Error('no such payment')
  const { memberId, requestId, cents, percent } = payment
  const company = await companyOf(sql, memberId)
  const own = requestId && (await followUp().reference(sql, requestId))
  const billedTo = own ? { ...company, reference: own } : company
  const number = await nextNumber(sql, 'F')
  await sql`
    insert into invoices (id, kind, number, payment_id, member_id, amount_cents, vat_percent,
                          vat_cents, billed_by, billed_to)
    values (${randomUUID()}, 'invoice', ${number}, ${paymentId}, ${memberId}, ${cents}, ${percent},
            ${vatIn(cents, percent)}, ${sql.json(env().INVOICE_SENDER)}, ${sql.json(billedTo)})`
}

/** Issues the credit note of an invoice, with the names and the amounts that are on it. */
export async function issueCredit(sql: Sql, paymentId: string): Promise<void> {
  const number = await nextNumber(sql, 'C')
  await sql`
    insert into invoices (id, kind, number, payment_id, member_id, amount_cents, vat_percent,
                          vat_cents, billed_by, billed_to)
    select ${randomUUID()}, 'credit', ${number}, payment_id, member_id, amount_cents, vat_percent,
           vat_cents, billed_by, billed_to
      from invoices where payment_id = ${paymentId} and kind = 'invoice'`
}

/**
 * Like 'F2026-000001'. The row of the counter stays locked until the transaction ends, and one that
 * is rolled back gives its number back.
 */
async function nextNumber(sql: Sql, series: 'F' | 'C'): Promise<string> {
  const [next] = await sql<DbRow<'invoice_counters', 'year' | 'last'>[]>`
    insert into invoice_counters as c (series, year, last)
    values (${series}, extract(year from now() at time zone 'Europe/Amsterdam'), 1)
    on conflict (series, year) do update set last = c.last + 1
    returning year, last`
  if (!next) throw new Error('no number')
  return `${series}${next.year}-${String(next.last).padStart(6, '0')}`
}

type Company = DbRow<
  'franchise_partners',
  | 'company_name as companyName'
  | 'contact_name as contactName'
  | 'street'
  | 'house_number as houseNumber'
  | 'postal_code as postalCode'
  | 'city'
  | 'kvk'
  | 'invoice_reference as reference'
>

async function companyOf(sql: Sql, memberId: string | null): Promise<BilledTo> {
  const [company] = await sql<Company[]>`
    select company_name as "companyName", contact_name as "contactName", street,
           house_number as "houseNumber", postal_code as "postalCode", city, kvk,
           invoice_reference as reference
      from franchise_partners where id = ${memberId}`
  if (!company) return { companyName: '', contactName: '', lines: [], kvk: null }
  const { companyName, contactName, kvk, reference } = company
  const { street, houseNumber, postalCode, city } = company
  const lines = [joined(street, houseNumber), joined(postalCode, city)].filter(Boolean)
  return { companyName, contactName, lines, kvk, reference }
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
