import { href } from 'react-router'
import type { Narrowed, DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { addressForPost, tokenForPrint } from '#app/features/cards/orders.server.ts'
import type { CardVariant } from '#app/features/cards/states.ts'
import { print, type Printed } from '#app/paper/print.server.ts'
import { env } from '#app/platform/env.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { isNotAllowed } from '#app/platform/database/sql-code.server.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import type { CardBatch } from './batches.server.ts'
import type { PrintedWith } from './desk.server.ts'
import { readLogo } from './logo.server.ts'
import { lettersOf, type OrderToPrint, sheetsOf } from './paper.server.ts'

/** What a batch is on paper: the cards themselves, and the list of addresses with the letters. */
const PAPERS = ['kaartjes', 'brieven'] as const
type Paper = (typeof PAPERS)[number]

/** Whether an address asks for something that can be printed. */
export const isPaper = (name: string): name is Paper => PAPERS.some((paper) => paper === name)

/**
 * The same batch gives the same bytes, its letters on the same day. Whose address is read finds that under 'Wie keek er in mijn
 * dossier'.
 *
 * @returns 'taken' when the batch is a colleague's to print, or printed by now
 */
export async function printBatch(
  actor: Actor,
  batch: CardBatch,
  paper: Paper,
): Promise<Printed | 'taken'> {
  const orders = await openBatch(actor, batch)
  if (!orders) return 'taken'
  const { number, createdAt: moment, printedWith } = batch
  const { logo, pictures } = await pictureOn(actor, printedWith)
  const facts = { number, createdAt: moment, printedWith, orders, logo }
  return paper === 'kaartjes'
    ? print({
        template: 'card-sheets',
        content: sheetsOf(facts, absoluteLink(href('/overleden')), env().OFFICE_PHONE),
        moment,
        pictures,
      })
    : print({ template: 'card-letters', content: lettersOf(facts, new Date()), moment, pictures })
}

async function pictureOn(actor: Actor, { logo: id }: PrintedWith) {
  const logo = id ? await readLogo(actor, id) : null
  if (!logo) return { logo: null, pictures: {} }
  const name = `logo.${logo.kind}`
  return { logo: name, pictures: { [name]: logo.bytes } }
}

type Row = Narrowed<
  DbRow<
    'open_card_batch',
    | 'id!'
    | 'file_number! as fileNumber'
    | 'variant!'
    | 'address!'
    | 'card_id! as cardId'
    | 'card_number! as cardNumber'
    | 'token!'
  >,
  { variant: CardVariant }
>

async function openBatch(actor: Actor, { id }: CardBatch): Promise<OrderToPrint[] | null> {
  try {
    const rows = await withActor(
      asPerson(actor.id),
      (sql) => sql<Row[]>`
        select id, file_number as "fileNumber", variant, address, card_id as "cardId",
               card_number as "cardNumber", token
          from open_card_batch(${id}, ${actor.request})`,
    )
    return ordersIn(rows)
  } catch (error) {
    if (isNotAllowed(error)) return null
    throw error
  }
}

/** A row a card, those of an order together. */
const ordersIn = (rows: readonly Row[]): OrderToPrint[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((cards) => {
    const [order] = cards
    if (!order) return []
    const { id, fileNumber, variant, address } = order
    return {
      fileNumber,
      variant,
      address: addressForPost(id, address),
      cards: cards.map(({ cardId, cardNumber, token }) => ({
        number: cardNumber,
        link: linkOf(tokenForPrint(cardId, token)),
      })),
    }
  })

/** A token goes to this site and nowhere else, whatever address the office keeps for its letters. */
const linkOf = (token: string) => absoluteLink(href('/dossieropvragen'), { kaart: token })
