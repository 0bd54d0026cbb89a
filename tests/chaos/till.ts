/**
 * Payments of a funeral director. The provider tells of each several times, and again until it is heard,
 * as Stripe does.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import type { startStripe } from '#tests/fixtures/faults/stripe.ts'
import { unheardPayment } from '#tests/fixtures/faults/unheard-payment.ts'
import { type Answered, AWAY } from './browser.ts'

/** How often the provider tells of the same payment, whatever it heard. */
const TOLD = 3
const AGAIN_MS = 1000
const PATIENCE_MS = 40_000

type Stripe = Awaited<ReturnType<typeof startStripe>>
type Told = { id: string; session: ReturnType<Stripe['paid']> }

export class Till {
  readonly answers: Answered[] = []
  readonly faults: string[] = []
  private readonly told: Told[]
  private readonly origin: string
  private readonly stripe: Stripe

  private constructor(origin: string, stripe: Stripe, told: Told[]) {
    this.origin = origin
    this.stripe = stripe
    this.told = told
  }

  /** Asks for so many files, each with a payment that somebody has paid and the site has not heard of. */
  static async open(
    { origin, ownerUrl }: { origin: string; ownerUrl: string },
    stripe: Stripe,
    payments: number,
  ): Promise<Till> {
    const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} })
    const member = randomUUID()
    await sql`
      insert into franchise_partners (id, company_name, contact_name, email, status, referral_code)
      values (${member}, 'Uitvaartzorg Proef', 'Tess Proef', 'kassa@example.nl', 'active', ${member})`
    const told: Told[] = []
    for (let count = 0; count < payments; count += 1) {
      const session = await unheardPayment(sql, stripe, member)
      told.push({ id: `evt_${randomUUID().replaceAll('-', '')}`, session })
    }
    await sql.end()
    return new Till(origin, stripe, told)
  }

  /** Tells of all payments, spread over so many milliseconds. Ends when each was heard each time. */
  async tell(ms: number, chance: () => number): Promise<void> {
    const all = this.told.flatMap((one) => Array.from({ length: TOLD }, () => one))
    await Promise.all(
      all.map(async (one) => {
        await pause(chance() * ms)
        await this.untilHeard(one)
      }),
    )
  }

  private async untilHeard({ id, session }: Told) {
    for (;;) {
      const { status, text } = await this.post(id, session)
      if (status === 200) return
      if (!AWAY.has(status)) {
        this.faults.push(`A message of a payment: ${status} ${text.slice(0, 100)}`)
        return
      }
      await pause(AGAIN_MS)
    }
  }

  private async post(id: string, session: Told['session']) {
    const { body, signature } = await this.stripe.message('checkout.session.completed', session, {
      id,
    })
    const begin = performance.now()
    const answer = await fetch(`${this.origin}/betaling/bericht`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: unknown) => ({ status: 0, text: String(error) }))
    const [ms, at] = [performance.now() - begin, Date.now()]
    const why = answer.status === 0 ? { why: answer.text } : {}
    this.answers.push({ what: 'POST /betaling/bericht', status: answer.status, ms, at, ...why })
    return answer
  }

  /** Each was moved once, set its request going and has one invoice; no number is left out. */
  async lookBack(sql: postgres.Sql): Promise<string[]> {
    const [found] = await sql<Record<string, number>[]>`
      select (select count(*)::int from payments where state = 'paid' and problem is null) as paid,
             (select count(*)::int from access_requests where state <> 'unpaid') as requests,
             (select count(*)::int from invoices) as invoices,
             (select count(distinct payment_id)::int from invoices) as "payments with an invoice",
             (select coalesce(max(last), 0)::int from invoice_counters) as "last number",
             (select count(*)::int from payment_events where outcome = 'moved') as moved`
    const wrong = Object.entries(found ?? {}).filter(([, count]) => count !== this.told.length)
    return [
      ...this.faults,
      ...wrong.map(([what, count]) => `Of ${this.told.length} payments ${what}: ${count}.`),
    ]
  }

  get payments(): number {
    return this.told.length
  }
}
