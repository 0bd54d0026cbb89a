import { randomUUID } from 'node:crypto'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { postalCodeOf } from '#app/features/cards/orders.server.ts'
import type { OrderState } from '#app/features/cards/states.ts'
import { asPerson, readOnly, type Sql, withActor } from '#app/platform/database/sql.server.ts'
import { type PostcodeArea, areasIn } from './areas.server.ts'
import { nameOfContact } from './contact-name.ts'
import { type CardContact, readCardContacts } from './contacts.server.ts'
import { currentLogo } from './logo.server.ts'
import { type Sender, senderIn } from '../letters/sender.server.ts'

/** Orders in a batch: three cards and a letter each. */
export const BATCH_SIZE = 60

/** Orders that are looked through at once, the oldest first. */
export const MOST_WAITING = 5000

type WaitingOrder = DbRow<
  'waiting_card_orders',
  'id!' | 'file_number! as fileNumber' | 'created_at! as createdAt' | 'held!'
> & { area: PostcodeArea | undefined }

/** Whose death was reported, or whose account goes: not printed until that is over. */
type HeldOrder = Pick<WaitingOrder, 'fileNumber' | 'createdAt'>

/** An order that cannot be sent yet: its region has no contact, or its postal code no region. */
export type Blocked = { fileNumber: string; createdAt: Date; area: string | null }

export type CardDesk = {
  counts: Partial<Record<OrderState, number>>
  /** Contacts with orders that can be printed, and how many. */
  ready: { contactId: string; name: string; orders: number }[]
  held: HeldOrder[]
  blocked: Blocked[]
  hasSender: boolean
}

/**
 * What the desk has to do: how many orders there are in each state, and of those that wait, which
 * can be printed for whom, which are held, and which have nobody to send them. Looks at the oldest
 * `MOST_WAITING` only.
 */
export function readDesk(actor: Actor): Promise<CardDesk> {
  return readOnly(asPerson(actor.id), async (sql) => {
    const counts = await sql<
      Narrowed<DbRow<'card_order_counts', 'state!' | 'orders!'>, { state: OrderState }>[]
    >`
      select state, orders from card_order_counts()`
    const [all, contacts] = [await waitingIn(sql), await readCardContacts(sql)]
    const waiting = all.filter(({ held }) => !held)
    return {
      counts: Object.fromEntries(counts.map(({ state, orders }) => [state, orders])),
      ready: contacts.flatMap((contact) => {
        const orders = waiting.filter(({ area }) => area?.contactId === contact.id).length
        return orders > 0 ? { contactId: contact.id, name: nameOfContact(contact), orders } : []
      }),
      held: all
        .filter(({ held }) => held)
        .map(({ fileNumber, createdAt }) => ({ fileNumber, createdAt })),
      blocked: waiting
        .filter(({ area }) => !area?.contactId)
        .map(({ fileNumber, createdAt, area }) => ({
          fileNumber,
          createdAt,
          area: area?.name ?? null,
        })),
      hasSender: isComplete(await senderIn(sql)),
    }
  })
}

/** How many orders wait to be printed, and since when the oldest; null where none does. */
export async function ordersToPrint(sql: Sql): Promise<{ orders: number; since: Date } | null> {
  const [row] = await sql<{ orders: number; oldest: Date | null }[]>`
    select count(*)::int as orders, min(created_at) as oldest
      from waiting_card_orders(${MOST_WAITING}) where not held`
  return row?.oldest ? { orders: row.orders, since: row.oldest } : null
}

async function waitingIn(sql: Sql): Promise<WaitingOrder[]> {
  const areas = await areasIn(sql)
  const rows = await sql<(Omit<WaitingOrder, 'area'> & DbRow<'waiting_card_orders', 'sealed!'>)[]>`
    select id, file_number as "fileNumber", created_at as "createdAt", sealed, held
      from waiting_card_orders(${MOST_WAITING})`
  return rows.map(({ sealed, ...order }) => ({
    ...order,
    area: areaOf(areas, postalCodeOf(order.id, sealed)),
  }))
}

function areaOf(areas: readonly PostcodeArea[], postalCode: string): PostcodeArea | undefined {
  const digits = Number.parseInt(postalCode, 10)
  return areas.find(({ start, end }) => start <= digits && digits <= end)
}

const isComplete = ({ companyName, street, postalCode, city }: Sender): boolean =>
  [companyName, street, postalCode, city].every(Boolean)

/** What stands on everything in a batch, as it was when the batch was made. */
export type PrintedWith = {
  /** Its id; the name of the register stands where there is none. */
  logo: string | null
  sender: Sender
  contact: { name: string; email: string; phone: string }
}

export type BatchMade = { ok: true; number: number } | { ok: false; reason: 'none' | 'sender' }

/**
 * Takes the oldest orders of the regions of a contact.
 *
 * @returns 'none' when there are none (any more): a colleague may have taken them
 */
export function makeBatch(actor: Actor, contactId: string): Promise<BatchMade> {
  return withActor<BatchMade>(asPerson(actor.id), async (sql, refuse) => {
    const [contact] = await readCardContacts(sql, contactId)
    const { revision: _, ...sender } = await senderIn(sql)
    if (!isComplete(sender)) return { ok: false, reason: 'sender' }
    const wanted = (await waitingIn(sql))
      .filter(({ area, held }) => !held && area?.contactId === contactId)
      .slice(0, BATCH_SIZE)
      .map(({ id }) => id)
    if (!contact || wanted.length === 0) return { ok: false, reason: 'none' }
    const id = randomUUID()
    const logo = await currentLogo(sql)
    const printedWith: PrintedWith = { logo, sender, contact: onLetter(contact) }
    await sql`
      select make_card_batch(${id}, ${contactId}, ${sql.json(printedWith)},
                             ${wanted}, ${actor.request})`
    const [made] = await sql<
      DbRow<'card_batches', 'number'>[]
    >`select number from card_batches where id = ${id}`
    return made ? { ok: true, number: made.number } : refuse({ ok: false, reason: 'none' })
  })
}

const onLetter = (contact: CardContact): PrintedWith['contact'] => ({
  name: nameOfContact(contact),
  email: contact.email,
  phone: contact.phone,
})
