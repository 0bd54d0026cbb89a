import { href } from 'react-router'
import { defineFeature } from '#app/features/feature/manifest.ts'
import { refundPayments } from './refund.server.ts'
import { MOST_BYTES } from './webhook.server.ts'
import { PAYMENT } from './states.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    payments: true
  }
}

const notAPerson = { not: 'what a business paid; its invoices are on its own pages' }

export const payments = defineFeature({
  systems: ['payments'],
  posts: { large: { [href('/betaling/bericht')]: MOST_BYTES } },
  tables: {
    invoices: {
      actor: 'payments',
      retention: {
        ends: 'seven years after the year in which it was made',
        because: 'the tax law asks for the books of seven years',
        clean: (sql) => sql`
          delete from invoices
           where issued_at < date_trunc('year', now(), 'Europe/Amsterdam') - interval '7 years'`,
      },
      exported: notAPerson,
      backup: 'contents',
    },
    payments: {
      actor: 'payments',
      retention: {
        ends: 'with its invoice; without one, after a year',
        because: 'an invoice is explained by what was paid; who tried may ask what happened',
        clean: (sql) => sql`
          delete from payments p
           where created_at < now() - interval '1 year' and state <> 'open'
             and not exists (select from invoices where payment_id = p.id)`,
      },
      exported: notAPerson,
      backup: 'contents',
    },
    payment_events: {
      actor: 'payments',
      retention: {
        ends: '90 days after it came',
        because: 'the provider may send a message again for a month',
        clean: (sql) => sql`
          delete from payment_events where received_at < now() - interval '90 days'`,
      },
      exported: notAPerson,
      backup: 'contents',
    },
    invoice_counters: {
      actor: 'payments',
      retention: { ends: 'never', because: 'numbers of invoices have no gaps' },
      exported: { not: 'numbers' },
      backup: 'contents',
    },
  },
  machines: { payments: PAYMENT },
  jobs: { 'refund-payment': { run: refundPayments } },
})
