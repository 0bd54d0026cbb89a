/** A member's invoices on paper, and those of a year for the books. */
import type { Narrowed, DbRow } from '#db/row.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { payments } from './texts.nl.ts'
import { common } from '#app/locales/common.nl.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import type { InvoicePaper } from '#app/paper/documents.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import type { InvoiceSender } from '#app/platform/env.server.ts'
import { asPerson, readOnly, type Sql } from '#app/platform/database/sql.server.ts'
import type { BilledTo } from './issue.server.ts'

export type Invoice = Narrowed<
  DbRow<
    'invoices',
    | 'kind'
    | 'number'
    | 'payment_id as paymentId'
    | 'amount_cents as amountCents'
    | 'vat_percent as vatPercent'
    | 'vat_cents as vatCents'
    | 'billed_by as billedBy'
    | 'billed_to as billedTo'
    | 'issued_at as issuedAt'
    // Of the invoice that a credit note takes back.
    | 'number? as takesBack'
  >,
  { billedBy: InvoiceSender; billedTo: BilledTo }
>

const NUMBER = /^[FC]\d{4}-\d{6,9}$/

/**
 * Prints an invoice of a member, with the same bytes each time.
 *
 * @returns null when the member has no such invoice
 */
export async function printInvoice(userId: string, number: string): Promise<Printed | null> {
  const invoice = NUMBER.test(number) ? await findInvoice(userId, number) : undefined
  if (!invoice) return null
  return print({ template: 'invoice', content: invoicePaper(invoice), moment: invoice.issuedAt })
}

async function findInvoice(userId: string, number: string): Promise<Invoice | undefined> {
  const [invoice] = await readOnly(
    asPerson(userId),
    (sql) => sql<Invoice[]>`
      select i.kind, i.number, i.payment_id as "paymentId", i.amount_cents as "amountCents",
             i.vat_percent as "vatPercent", i.vat_cents as "vatCents", i.billed_by as "billedBy",
             i.billed_to as "billedTo", i.issued_at as "issuedAt", f.number as "takesBack"
        from invoices i
        left join invoices f
          on i.kind = 'credit' and f.payment_id = i.payment_id and f.kind = 'invoice'
       where i.number = ${number}`,
  )
  return invoice
}

type Booked = Narrowed<
  DbRow<
    'invoices',
    | 'number'
    | 'kind'
    | 'amount_cents as amountCents'
    | 'vat_cents as vatCents'
    | 'billed_to as billedTo'
  >,
  { billedTo: BilledTo }
> & { day: string }

/** Lists the invoices and credit notes of a year, by their numbers. The days are by the Dutch clock. */
export const invoicesOfYear = (sql: Sql, year: string): Promise<Booked[]> => sql<Booked[]>`
  select number, kind, to_char(issued_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as day,
         amount_cents as "amountCents", vat_cents as "vatCents", billed_to as "billedTo"
    from invoices where split_part(substr(number, 2), '-', 1) = ${year} order by number`

const t = dutch<['payments', 'common', 'pdf']>({ payments, common, pdf })

function invoicePaper(invoice: Invoice): InvoicePaper {
  const { kind, number, vatPercent, issuedAt, takesBack } = invoice
  const { reference } = invoice.billedTo
  const sign = kind === 'credit' ? -1 : 1
  const [total, vat] = [sign * invoice.amountCents, sign * invoice.vatCents]
  const title = t(`paper.${kind}.title`, { number })
  return {
    title,
    author: t('common:site.name'),
    large: false,
    lostNote: t('pdf:lost'),
    house: t('common:site.name'),
    heading: title,
    sender: senderLines(invoice.billedBy),
    recipient: recipientLines(invoice.billedTo),
    facts: [
      [t('paper.number'), number],
      [t('paper.date'), dateOf(issuedAt)],
      [t('paper.delivered'), dateOf(issuedAt)],
      ...(takesBack ? [[t('paper.takesBack'), takesBack] as [string, string]] : []),
      ...(reference ? [[t('paper.yours'), reference] as [string, string]] : []),
    ],
    columns: [t('paper.what'), t('paper.quantity'), t('paper.without')],
    rows: [[t('paidFor'), '1', eurosOf(total - vat)]],
    totals: [
      [t('paper.vat', { percent: vatPercent }), eurosOf(vat)],
      [t('paper.total'), eurosOf(total)],
    ],
    note: t(`paper.${kind}.note`, { date: dateOf(issuedAt) }),
    foot: { left: title, page: t('paper.page') },
  }
}

const senderLines = ({ name, street, postalCode, city, kvk, vatNumber }: InvoiceSender) => [
  name,
  street,
  `${postalCode} ${city}`,
  t('paper.kvk', { kvk }),
  t('paper.vatNumber', { number: vatNumber }),
]

const recipientLines = ({ companyName, contactName, lines, kvk }: BilledTo) =>
  [companyName, contactName, ...lines, kvk ? t('paper.kvk', { kvk }) : ''].filter(Boolean)
