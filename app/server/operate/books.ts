import { csvOf } from '#app/features/figures/table.server.ts'
import { invoicesOfYear } from '#app/features/payments/invoices.server.ts'
import { type Command, Misused } from './command.ts'

const HEAD = ['number', 'kind', 'day', 'company', 'without VAT', 'VAT', 'total']

export const invoices: Command = {
  does: 'prints the invoices and credit notes of a year, for a spreadsheet: `> 2026.csv`',
  takes: ['YEAR'],
  withoutKeys: true,
  run: async ({ words: [year = ''] }, { owner, say }) => {
    if (!/^\d{4}$/.test(year)) throw new Misused('YEAR is one like 2026.')
    const booked = await owner.asOperator((sql) => invoicesOfYear(sql, year))
    const rows = booked.map(({ number, kind, day, amountCents, vatCents, billedTo }) => {
      const sign = kind === 'credit' ? -1 : 1
      const euros = [amountCents - vatCents, vatCents, amountCents].map(
        (cents) => (sign * cents) / 100,
      )
      return [number, kind, day, billedTo.companyName, ...euros]
    })
    say(csvOf([HEAD, ...rows]).trimEnd())
  },
}
