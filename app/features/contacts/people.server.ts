/** The contacts of step 1 as people who may read: a row for each, which follows that step. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { contactHash } from '#app/features/accounts/contact-details.server.ts'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { blindHash, openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { DEFAULT_RULES, type Rules } from './rules.ts'
import type { RelativeState } from './states.ts'

/** Who decides about their own contacts, and in which request. */
export type By = Pick<Actor, 'id' | 'request'>

export type Contact = NonNullable<AnswersTo<'naw'>['contacts']>[number]

/** Who a contact is, as the interview has it, and who named them. Empty where nothing was filled in. */
export type RelativeCard = {
  /** First and last name of who named them. */
  owner: { firstName: string; lastName: string }
  firstName: string
  lastName: string
  relation: string
  email: string
  phone: string
  address: string
}

export type Relative = {
  id: string
  state: RelativeState
  card: RelativeCard
  rules: Rules
  askedAt: Date | null
  /** Until when the question can be answered; null where none was asked. */
  answersUntil: Date | null
  changedAt: Date
}

type Row = DbRow<
  'relatives',
  | 'id'
  | 'state'
  | 'sealed'
  | 'rules'
  | 'asked_at as askedAt'
  | 'answers_until as answersUntil'
  | 'changed_at as changedAt'
>

const belongsTo = (id: string) => `relatives ${id}`

/** @param sealed the column of a row of `relatives` */
export const openCardOf = (id: string, sealed: Buffer): RelativeCard =>
  openForSystem<RelativeCard>(sealed, belongsTo(id))

const sealCard = (id: string, card: RelativeCard) => sealForSystem(card, belongsTo(id))

/**
 * The columns of a relative, for a query on `relatives r`.
 *
 * @see relativeFrom
 */
export const relativeColumns = (sql: Sql) => sql`
  r.id, r.state, r.sealed, r.rules, r.asked_at as "askedAt", r.answers_until as "answersUntil",
  r.changed_at as "changedAt"`

/** @param row with `relativeColumns` */
export function relativeFrom({ sealed, state, rules, ...row }: Row): Relative {
  const card = openCardOf(row.id, sealed)
  return {
    ...row,
    state: state as RelativeState,
    card,
    rules: { ...DEFAULT_RULES, ...(rules as Partial<Rules>) },
  }
}

/** Reads those whom someone names now, in the order of their names. */
export async function relativesOf(sql: Sql, ownerId: string): Promise<Relative[]> {
  const rows = await sql<Row[]>`
    select ${relativeColumns(sql)} from relatives r
     where r.owner_id = ${ownerId} and r.state <> 'withdrawn'`
  return rows
    .map(relativeFrom)
    .toSorted((one, other) => nameOf(one.card).localeCompare(nameOf(other.card)))
}

/** First and last name. */
export const nameOf = ({
  firstName,
  lastName,
}: Pick<RelativeCard, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Who is named without any name is nobody yet. */
const isSomebody = ({ firstName, lastName }: Contact) => Boolean(firstName || lastName)

/** By which each contact is found again: two with one address are told apart by their names. */
function keysOf(contacts: readonly Contact[]): Buffer[] {
  const seen = new Set<string>()
  return contacts.map((contact) => {
    const email = contact.email?.trim().toLowerCase() ?? ''
    const isOnly = email !== '' && !seen.has(email)
    seen.add(email)
    if (isOnly) return contactHash(email)
    const { firstName = '', lastName = '', phone = '' } = contact
    const said = [email, firstName, lastName, email ? '' : phone.replaceAll(/\D/g, '')]
    return Buffer.from(blindHash('relative', said.join('\n').toLowerCase()), 'base64url')
  })
}

type Owner = { id: string; firstName: string; lastName: string }

/**
 * Lets the rows follow the contacts of step 1: who is new is noted, whose name or telephone changed is
 * kept up, who is gone is taken back and hears of it. Whose address changed counts as somebody to be
 * asked anew, with what was decided for them before. In the transaction that saves the step.
 */
export async function followContacts(
  sql: Sql,
  owner: Owner,
  contacts: readonly Contact[],
): Promise<void> {
  const named = contacts.filter(isSomebody)
  const keys = keysOf(named)
  const known = await sql<(Row & DbRow<'relatives', 'contact_hash as hash'>)[]>`
    select ${relativeColumns(sql)}, r.contact_hash as hash from relatives r
     where r.owner_id = ${owner.id} and r.state <> 'withdrawn'`
  const gone = known.filter(({ hash }) => !keys.some((key) => key.equals(hash))).map(relativeFrom)
  for (const relative of gone) await takeBack(sql, relative, 'not-named')
  const added: NewRelative[] = []
  for (const [index, contact] of named.entries()) {
    const key = keys[index]
    if (!key) continue
    const card = cardOf(owner, contact)
    const row = known.find(({ hash }) => hash.equals(key))
    if (!row) added.push({ key, card, rules: rulesOfBefore(gone, card) })
    else if (!isDeepStrictEqual(openCardOf(row.id, row.sealed), card))
      await sql`update relatives set sealed = ${sealCard(row.id, card)} where id = ${row.id}`
  }
  if (added.length > 0) await note(sql, owner.id, added)
}

const cardOf = ({ firstName, lastName }: Owner, contact: Contact): RelativeCard => ({
  owner: { firstName, lastName },
  firstName: contact.firstName ?? '',
  lastName: contact.lastName ?? '',
  relation: contact.relation ?? '',
  email: contact.email?.trim() ?? '',
  phone: contact.phone ?? '',
  address: contact.address ?? '',
})

/** Of who has the same name: their address changed. */
const rulesOfBefore = (gone: readonly Relative[], card: RelativeCard): Rules =>
  gone.find((one) => nameOf(one.card) === nameOf(card))?.rules ?? DEFAULT_RULES

type NewRelative = { key: Buffer; card: RelativeCard; rules: Rules }

function note(sql: Sql, ownerId: string, added: readonly NewRelative[]) {
  const rows = added.map(({ key, card, rules }) => {
    const id = randomUUID()
    const sealed = sealCard(id, card)
    return { id, owner_id: ownerId, contact_hash: key, sealed, rules: sql.json(rules) as never }
  })
  return sql`insert into relatives ${sql(rows)} on conflict do nothing`
}

/**
 * Takes back that somebody may read. Who had been asked and has an address gets a mail.
 *
 * @param because 'by-owner', or 'not-named' where step 1 does not name them any more
 */
export async function takeBack(
  sql: Sql,
  { id, state, card }: Relative,
  because: 'by-owner' | 'not-named',
): Promise<void> {
  await sql`update relatives set state = 'withdrawn', because = ${because} where id = ${id}`
  await sql`delete from relative_links where relative_id = ${id}`
  const knows = state === 'invited' || state === 'accepted' || state === 'confirmed'
  if (!knows || !card.email) return
  await queueMail(sql, {
    kind: 'relative-withdrawn',
    to: card.email,
    firstName: card.firstName,
    about: nameOf(card.owner),
  })
}
