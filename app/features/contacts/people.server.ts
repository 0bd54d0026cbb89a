/** The contacts of step 6 as people who may read: a row for each, which follows that step. */
import { createHash, randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { isDeepStrictEqual } from 'node:util'
import type { DbRow } from '#db/row.ts'
import type { Actor } from '#app/access/actor.ts'
import { contactHash } from '#app/features/accounts/contact-details.server.ts'
import type { AnswersTo } from '#app/features/interview/sections/index.ts'
import { phoneDigits } from '#app/features/file-index/terms.ts'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { blindHash, openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { calledBy, isNameWithoutLink } from '#app/platform/names.ts'
import { DEFAULT_RULES, notAtOnce, type Rules, rulesFrom } from './rules.ts'
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
  /** Of who was chosen to arrange the funeral. */
  arranges?: true
}

export type Relative = {
  id: string
  state: RelativeState
  card: RelativeCard
  rules: Rules
  askedAt: Date | null
  answeredAt: Date | null
  /** Until when the question can be answered; null where none was asked. */
  answersUntil: Date | null
  changedAt: Date
  /** When who named them took back that they may read; null once they are asked again. */
  takenBackAt: Date | null
}

type Row = DbRow<
  'relatives',
  | 'id'
  | 'state'
  | 'sealed'
  | 'rules'
  | 'asked_at as askedAt'
  | 'answered_at as answeredAt'
  | 'answers_until as answersUntil'
  | 'changed_at as changedAt'
> &
  Pick<Relative, 'takenBackAt'>

const belongsTo = (id: string) => `relatives ${id}`

/** @param sealed the column of a row of `relatives` */
export const openCardOf = (id: string, sealed: Buffer): RelativeCard =>
  openForSystem<RelativeCard>(sealed, belongsTo(id))

const sealCard = (id: string, card: RelativeCard) => sealForSystem(card, belongsTo(id))

/** A row of `relatives` for somebody new. */
export function sealedRelative(card: RelativeCard): { id: string; sealed: Buffer } {
  const id = randomUUID()
  return { id, sealed: sealCard(id, card) }
}

/** Of the row of somebody new: they are the one who was taken back by who named them. */
const TAKEN_BACK = 'taken-back'

/**
 * The columns of a relative, for a query on `relatives r`.
 *
 * @see relativeFrom
 */
export const relativeColumns = (sql: Sql) => sql`
  r.id, r.state, r.sealed, r.rules, r.asked_at as "askedAt", r.answered_at as "answeredAt",
  r.answers_until as "answersUntil", r.changed_at as "changedAt",
  case when r.state = 'noted' and r.because = ${TAKEN_BACK} then r.created_at end as "takenBackAt"`

/** @param row with `relativeColumns` */
export function relativeFrom({ sealed, state, rules, ...row }: Row): Relative {
  const card = openCardOf(row.id, sealed)
  return {
    ...row,
    state: state as RelativeState,
    card,
    rules: rulesFrom(rules),
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

/** Reads one of those whom someone names; locks the row. Null when there is none (any more). */
export async function lockRelative(
  sql: Sql,
  ownerId: string,
  id: string,
): Promise<Relative | null> {
  const [row] = await sql<Row[]>`
    select ${relativeColumns(sql)} from relatives r
     where r.id = ${id} and r.owner_id = ${ownerId} and r.state <> 'withdrawn' for update`
  return row ? relativeFrom(row) : null
}

/** First and last name. */
export const nameOf = ({
  firstName,
  lastName,
}: Pick<RelativeCard, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/**
 * The key by which visits, and what is kept for a contact, are theirs: the hash of their address, which is
 * the same for all who named them. Who has none is known to one person only: two who are called the same
 * need not be one, so that it is a hash of the row.
 */
export const addressOfContact = ({ id, card }: Pick<Relative, 'id' | 'card'>): Buffer =>
  card.email
    ? contactHash(card.email)
    : createHash('sha256')
        .update(Buffer.from(id.replaceAll('-', ''), 'hex'))
        .digest()

/** Who is named without any name is nobody yet. */
export const isSomebody = ({ firstName, lastName }: Contact) => Boolean(firstName || lastName)

/**
 * The rows of before, with the hash by which each is unique, and whether they are asked about a death that runs:
 * until it is over they stay who they are.
 */
type Known = Relative & { hash: Buffer } & DbRow<'is_held', 'is_held! as isHeld'>

type Claimed<One extends Relative = Known> = { contact: Contact; row: One | undefined }

const same = (one = '', other = '') => one.trim().toLowerCase() === other.trim().toLowerCase()

const isSame = (one = '', other = '') => one.trim() !== '' && same(one, other)

const hasSameNames = (contact: Contact, { card }: Relative) =>
  same(contact.firstName, card.firstName) && same(contact.lastName, card.lastName)

/**
 * One of the names changed, as when somebody marries, or was mistyped. Who has no address is known by these
 * alone: a family shares the last name and often the telephone, so that the first name stays, and the number.
 */
const hasSimilarNames = (contact: Contact, { card }: Relative) =>
  contact.email?.trim()
    ? isSame(contact.firstName, card.firstName) || isSame(contact.lastName, card.lastName)
    : isSame(contact.firstName, card.firstName) &&
      isSame(phoneDigits(contact.phone ?? ''), phoneDigits(card.phone))

/**
 * Finds the row of each contact: the one with the same address and the same names; failing that, the one
 * with that address of which one name is the same. Two who share an address are never taken for each
 * other, and who is somebody else is not taken for who had the address, or the letter, before.
 */
function claim<One extends Relative>(
  contacts: readonly Contact[],
  known: readonly One[],
): Claimed<One>[] {
  const free = new Set(known)
  const take = (contact: Contact, fits: typeof hasSameNames) => {
    const row = [...free].find((one) => same(contact.email, one.card.email) && fits(contact, one))
    if (row) free.delete(row)
    return row
  }
  const exact = contacts.map((contact) => ({ contact, row: take(contact, hasSameNames) }))
  return exact.map(({ contact, row }) => ({ contact, row: row ?? take(contact, hasSimilarNames) }))
}

/** Someone whom step 6 names, and whether it says that they arrange the funeral. */
export type Named = Relative & { arranges: boolean }

/**
 * Whether step 6 names these rows by the same names and at the same addresses, and took out the others: a contact
 * without a name could be one of those.
 */
function areCalledSo(known: readonly Relative[], contacts: readonly Contact[]): boolean {
  const somebody = contacts.filter(isSomebody)
  const isClear = somebody.length === known.length || somebody.length === contacts.length
  return (
    isClear && claim(somebody, known).every(({ contact, row }) => row && hasSameNames(contact, row))
  )
}

/** The same people in the order in which step 6 names them. */
export function asNamed(known: readonly Relative[], contacts: readonly Contact[]): Named[] {
  const claimed = claim(contacts, known)
  const named = claimed.flatMap(({ contact, row }) =>
    row ? [{ ...row, arranges: contact.arranges !== undefined }] : [],
  )
  const others = known.filter(({ id }) => named.every((one) => one.id !== id))
  return [...named, ...others.map((one) => ({ ...one, arranges: false }))]
}

/** The contacts of step 6 of whom those of these rows arrange the funeral; undefined where one is nobody's. */
export function arrangedBy(
  contacts: readonly Contact[],
  known: readonly Relative[],
  ids: readonly string[],
): Contact[] | undefined {
  const chosen = claim(contacts.filter(isSomebody), known).filter(
    ({ row }) => row && ids.includes(row.id),
  )
  if (chosen.length < new Set(ids).size) return undefined
  return contacts.map((contact) => {
    const { arranges: _, ...others } = contact
    return chosen.some((one) => one.contact === contact) ? { ...others, arranges: 'true' } : others
  })
}

const hashOfNames = ({ email = '', firstName = '', lastName = '', phone = '' }: Contact) => {
  const said = [email.trim(), firstName, lastName, email ? '' : phone.replaceAll(/\D/g, '')]
  return Buffer.from(blindHash('relative', said.join('\n').toLowerCase()), 'base64url')
}

/**
 * Gives each contact its hash: of its address, unless another with the same address has that.
 *
 * @param held rows that keep theirs, though no contact claims them
 */
function withHashes(
  claimed: readonly Claimed[],
  held: readonly Known[],
): (Claimed & { hash: Buffer })[] {
  const rows = [...held, ...claimed.flatMap(({ row }) => row ?? [])]
  const taken = new Set(rows.map(({ hash }) => hash.toString('hex')))
  return claimed.map(({ contact, row }) => {
    const ofAddress = contact.email?.trim() ? contactHash(contact.email) : null
    const isMine = ofAddress && row?.hash.equals(ofAddress)
    const isFree = ofAddress && !taken.has(ofAddress.toString('hex'))
    const hash = ofAddress && (isMine || isFree) ? ofAddress : hashOfNames(contact)
    taken.add(hash.toString('hex'))
    return { contact, row, hash }
  })
}

type Owner = { id: string; firstName: string; lastName: string }

/**
 * Lets the rows follow the contacts of step 6: who is new is noted, whose name or telephone changed is
 * kept up, who is gone is taken back and hears of it. Whose address changed counts as somebody to be
 * asked anew, with what was decided for them before. In the transaction that saves the step. A report of a death
 * that runs is stopped when the last confirmed contact goes, as `takeBack` says. Who is asked about it stays who
 * they are until it is over, but where the step does not name them any more.
 *
 * The script saves while a name is half typed: nobody is named anew by it or taken for somebody else, until the
 * step is saved by hand or its owner looks at their contacts. Who is taken out is taken back at once, where all
 * others are who they were.
 *
 * @returns the names of who has to be asked anew, of whom somebody said yes at another address or by another name
 */
export async function followContacts(
  sql: Sql,
  owner: Owner,
  contacts: readonly Contact[],
  by: 'hand' | 'script' = 'hand',
): Promise<AskedAnew> {
  const known = await knownOf(sql, owner.id)
  if (by === 'script' && !areCalledSo(known, contacts)) return NOBODY
  const claimed = claim(contacts.filter(isSomebody), known)
  const gone = known.filter(({ id }) => claimed.every(({ row }) => row?.id !== id))
  // Who said no has nothing to lose by it.
  const isMoved = (one: Relative) =>
    one.state !== 'declined' &&
    claimed.some(({ contact, row }) => !row && hasSameNames(contact, one))
  const held = gone.filter((one) => one.isHeld && isMoved(one))
  for (const relative of gone.filter((one) => !held.includes(one)))
    await takeBack(sql, relative, isMoved(relative) ? 'address-changed' : 'not-named')
  const added: NewRelative[] = []
  for (const { contact, row, hash } of withHashes(claimed, held)) {
    const card = cardOf(owner, contact)
    if (row?.isHeld || held.some((one) => hasSameNames(contact, one))) continue
    if (!row) added.push({ hash, card, rules: rulesOfBefore(gone, card) })
    else if (!isDeepStrictEqual(row.card, card) || !row.hash.equals(hash))
      await sql`
        update relatives set sealed = ${sealCard(row.id, card)}, contact_hash = ${hash}
         where id = ${row.id}`
  }
  if (added.length > 0) await note(sql, owner.id, added)
  return askedAnew(gone, added)
}

/** Who has to be asked anew: since their address is another one, or since they are called otherwise. */
export type AskedAnew = { moved: string[]; renamed: string[] }

const NOBODY: AskedAnew = { moved: [], renamed: [] }

const saidYes = ({ state }: Pick<Relative, 'state'>) =>
  state === 'accepted' || state === 'confirmed'

function askedAnew(gone: readonly Relative[], added: readonly NewRelative[]): AskedAnew {
  const lost = gone.filter(saidYes)
  if (lost.length === 0) return NOBODY
  const isLost = ({ card }: NewRelative) => lost.some((one) => nameOf(one.card) === nameOf(card))
  const isReached = ({ card: { email, phone } }: NewRelative) =>
    Boolean(email || phone) &&
    lost.some((one) => one.card.email === email && one.card.phone === phone)
  return {
    moved: added.filter(isLost).map(({ card }) => calledBy(card)),
    renamed: added
      .filter((one) => !isLost(one) && isReached(one))
      .map(({ card }) => calledBy(card)),
  }
}

async function knownOf(sql: Sql, ownerId: string): Promise<Known[]> {
  const rows = await sql<
    (Row & DbRow<'relatives', 'contact_hash as hash'> & DbRow<'is_held', 'is_held! as isHeld'>)[]
  >`
    select ${relativeColumns(sql)}, r.contact_hash as hash, is_held(r.id) as "isHeld"
      from relatives r where r.owner_id = ${ownerId} and r.state <> 'withdrawn'`
  return rows.map(({ hash, isHeld, ...row }) => ({ ...relativeFrom(row), hash, isHeld }))
}

/** Whether the rows are those of these contacts: some files were saved before there were rows, or while they were held. */
export const areFollowed = (
  owner: Owner,
  contacts: readonly Contact[],
  known: readonly Relative[],
): boolean =>
  known.length === contacts.length &&
  claim(contacts, known).every(
    ({ contact, row }) => row && isDeepStrictEqual(row.card, cardOf(owner, contact)),
  )

const cardOf = ({ firstName, lastName }: Owner, contact: Contact): RelativeCard => ({
  owner: { firstName, lastName },
  firstName: contact.firstName ?? '',
  lastName: contact.lastName ?? '',
  relation: contact.relation ?? '',
  email: contact.email?.trim() ?? '',
  phone: contact.phone ?? '',
  address: contact.address ?? '',
  ...(contact.arranges !== undefined && { arranges: true as const }),
})

/** Of who has the same name: their address changed. */
const rulesOfBefore = (gone: readonly Relative[], card: RelativeCard): Rules =>
  gone.find((one) => nameOf(one.card) === nameOf(card))?.rules ?? DEFAULT_RULES

type NewRelative = { hash: Buffer; card: RelativeCard; rules: Rules; because?: string }

function note(sql: Sql, ownerId: string, added: readonly NewRelative[]) {
  const rows = added.map(({ hash, card, rules, because = null }) => ({
    ...sealedRelative(card),
    owner_id: ownerId,
    contact_hash: hash,
    rules: sql.json(rules) as never,
    because,
  }))
  return sql`insert into relatives ${sql(rows)} on conflict do nothing`
}

/**
 * Takes back that somebody may read. Who had been asked and has an address gets a mail. When it was the last
 * confirmed one, the database stops the report of a death that runs for the file (`nobody_is_left`).
 *
 * @param because 'by-owner', 'not-named' where step 6 does not name them any more, or 'address-changed' where it
 *   does, by another address
 */
export async function takeBack(
  sql: Sql,
  { id, state, card }: Relative,
  because: 'by-owner' | 'not-named' | 'address-changed',
): Promise<void> {
  await sql`update relatives set state = 'withdrawn', because = ${because} where id = ${id}`
  await sql`delete from relative_links where relative_id = ${id}`
  // Who did not say yes was never to read.
  const kind = because === 'by-owner' && !saidYes({ state }) ? 'relative-withdrawn' : MAILS[because]
  await mailTakenBack(sql, { state, card }, kind)
}

const MAILS = {
  'by-owner': 'relative-taken-back',
  'not-named': 'relative-withdrawn',
  'address-changed': 'relative-moved',
} as const

/** Only who had been asked, and did not say no, has to know. */
async function mailTakenBack(
  sql: Sql,
  { state, card }: Pick<Relative, 'state' | 'card'>,
  kind: (typeof MAILS)[keyof typeof MAILS] = 'relative-withdrawn',
) {
  const knows = state === 'invited' || saidYes({ state })
  if (!knows || !card.email) return
  await queueMail(sql, {
    kind,
    to: card.email,
    firstName: card.firstName,
    about: safeName(card.owner),
  })
}

/** Tells a contact that they may read now already, and where; who has no address hears it of their owner. */
export async function tellReadsNow(
  sql: Sql,
  { email, firstName, owner }: RelativeCard,
): Promise<void> {
  if (!email) return
  await queueMail(sql, {
    kind: 'relative-confirmed-now',
    to: email,
    firstName,
    about: safeName(owner),
    link: absoluteLink(href('/contactpersoon')),
  })
}

/** Tells everybody whom somebody asked, whose account goes now at their own request. */
export async function tellAccountGoes(sql: Sql, ownerId: string): Promise<void> {
  for (const relative of await relativesOf(sql, ownerId)) await mailTakenBack(sql, relative)
}

/** Tells everybody who said yes to somebody who died that the office deleted their file. */
export async function tellFileGoes(sql: Sql, ownerId: string): Promise<void> {
  for (const { state, card } of await relativesOf(sql, ownerId))
    if (card.email && saidYes({ state }))
      await queueMail(sql, {
        kind: 'relative-file-gone',
        to: card.email,
        firstName: card.firstName,
        about: safeName(card.owner),
      })
}

/** A name that a mail program makes no link of. */
export const safeName = (who: Pick<RelativeCard, 'firstName' | 'lastName'>): string =>
  isNameWithoutLink(nameOf(who)) ? nameOf(who) : 'Iemand die u kent'

/** By which a contact calls who named them: the first name, or else a whole name without a link. */
export const ownerCalled = (who: Pick<RelativeCard, 'firstName' | 'lastName'>): string =>
  who.firstName || safeName(who)

/**
 * Takes back that a contact may read, who stays a contact of step 6: can be asked anew, with what was
 * decided for them, but that they read now already, which would let them in at once.
 */
export async function takeBackAndNote(
  sql: Sql,
  ownerId: string,
  relative: Relative,
): Promise<void> {
  const [row] = await sql<DbRow<'relatives', 'contact_hash as hash'>[]>`
    select contact_hash as hash from relatives where id = ${relative.id}`
  await takeBack(sql, relative, 'by-owner')
  const { card, rules } = relative
  const anew = { hash: row?.hash, card, rules: notAtOnce(rules), because: TAKEN_BACK }
  if (anew.hash) await note(sql, ownerId, [{ ...anew, hash: anew.hash }])
}
