/** Messages of the payment provider: each comes three times, in any order, many at a time. */
import postgres from 'postgres'
import type { DbRow } from '#db/row.ts'
import { createPerson } from '#tests/fixtures/people/people.ts'
import { startStripe } from '#tests/fixtures/faults/stripe.ts'
import { unheardPayment } from '#tests/fixtures/faults/unheard-payment.ts'
import { type Kind, type Running, startServer } from './children.ts'
import { percentile, shuffled } from './load.ts'

const DELIVERIES = 3
const AT_A_TIME = 16

type Message = { body: string; signature: string }
type Effects = { paid: number; going: number; invoices: number; last: number; messages: number }

/** @returns the figures, as Markdown. @throws when a payment was moved otherwise than once */
export async function measurePayments(
  ownerUrl: string,
  site: Kind,
  payments: number,
  say: (text: string) => void,
): Promise<string> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  const stripe = await startStripe()
  const server = await startServer({ ...site, settings: { ...site.settings, ...stripe.settings } })
  say(`Making ${payments} payments …`)
  const messages = await paidMessages(owner, stripe, payments)
  const before = await server.cpu()
  const began = performance.now()
  const times = await deliver(server, shuffled(Array(DELIVERIES).fill(messages).flat()))
  const seconds = (performance.now() - began) / 1000
  const cpu = ((await server.cpu()) - before) / times.length
  const effects = await effectsIn(owner)
  await Promise.all([server.stop(), stripe.stop(), owner.end()])
  refuseOthers(effects, payments)
  return report(times, seconds, cpu, effects)
}

/** Payments that someone has paid, of which the site has not heard. */
async function paidMessages(
  owner: postgres.Sql,
  stripe: Awaited<ReturnType<typeof startStripe>>,
  payments: number,
): Promise<Message[]> {
  const person = await createPerson(`kassa-${process.pid}@example.nl`, ['franchise'])
  const [member] = await owner<DbRow<'guild_memberships', 'member_id as id'>[]>`
    select member_id as id from guild_memberships where user_id = ${person.id}`
  const messages: Message[] = []
  for (let count = 0; count < payments; count += 1) {
    const session = await unheardPayment(owner, stripe, member?.id ?? '')
    messages.push(await stripe.message('checkout.session.completed', session))
  }
  return messages
}

/** @returns the milliseconds of each, from short to long */
async function deliver({ origin }: Running, messages: Message[]): Promise<number[]> {
  const times: number[] = []
  const waiting = messages.values()
  const worker = async () => {
    for (const { body, signature } of waiting) {
      const began = performance.now()
      const answer = await fetch(`${origin}/betaling/bericht`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      })
      if (answer.status !== 200) throw new Error(`a message was answered with ${answer.status}`)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  return times.toSorted((one, other) => one - other)
}

async function effectsIn(owner: postgres.Sql): Promise<Effects> {
  const [row] = await owner<Effects[]>`
    select (select count(*)::int from payments where state = 'paid' and problem is null) as paid,
           (select count(*)::int from access_requests where state <> 'unpaid') as going,
           (select count(distinct payment_id)::int from invoices) as invoices,
           (select max(last) from invoice_counters) as last,
           (select count(*)::int from payment_events where outcome = 'moved') as messages`
  if (!row) throw new Error('no effects')
  return row
}

/** Numbers go from one to the last without gaps when there are as many invoices. */
function refuseOthers(effects: Effects, payments: number) {
  const wrong = Object.entries(effects).filter(([, count]) => count !== payments)
  if (wrong.length > 0) throw new Error(`Not ${payments}: ${JSON.stringify(effects)}`)
}

function report(times: number[], seconds: number, cpu: number, { paid }: Effects): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(1))
  const cells = [times.length, (times.length / seconds).toFixed(0), p50, p99, most, cpu.toFixed(2)]
  return [
    `- Met: ${paid} payments, whose message came ${DELIVERIES} times each, shuffled, ` +
      `${AT_A_TIME} at a time, were moved once each and set their request going, with one invoice each and no number left out`,
    '',
    '| Messages | Messages/s | p50 ms | p99 ms | Longest ms | Processor ms/message |',
    '| ---: | ---: | ---: | ---: | ---: | ---: |',
    `| ${cells.join(' | ')} |`,
  ].join('\n')
}
