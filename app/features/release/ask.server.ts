/** A guild member asks for a file. Nothing here looks whether there is such a file. */
import { createHmac, randomUUID } from 'node:crypto'
import { blindHash, tokenHash } from '#app/platform/crypto.server.ts'
import { countAttempt, countFrom } from '#app/platform/limits.server.ts'
import { asPerson, readOnly, withActor } from '#app/platform/sql.server.ts'
import { type Asked, openAsked, sealAsked, withContact } from './asked.server.ts'
import { workOnRequests } from './queue.server.ts'
import type { Because, RequestKind, RequestState } from './states.ts'

const HOUR = 60 * 60

/** Who guesses numbers or cards comes no further. @returns the seconds to wait */
export async function tooManyRequests(userId: string, network: string) {
  const ownWait = await countAttempt({ name: 'access requests', points: 20, seconds: HOUR }, userId)
  const wait = await countFrom({ name: 'access requests here', points: 40, seconds: HOUR }, network)
  return ownWait ?? wait
}

/** @returns its id; null when who asks is no active member (any more) */
export async function askForFile(userId: string, asked: Asked): Promise<string | null> {
  const id = randomUUID()
  const sealed = sealAsked(id, asked)
  const { count } = await withActor(
    asPerson(userId),
    (sql) => sql`
      insert into access_requests (id, member_id, kind, sealed)
      select ${id}, member, ${asked.kind}, ${sealed}
        from actor_member_id() member where member is not null`,
  )
  return count > 0 ? id : null
}

/** How often the trusted person of one request is asked again. @returns the seconds to wait */
export const tooManyQuestions = (requestId: string) =>
  countAttempt({ name: 'contacts asked again', points: 5, seconds: 24 * HOUR }, requestId)

/** A request with what was filled in for it. */
export type AskedRequest = { id: string; asked: Asked }

/**
 * Asks the trusted person again, at an address that may have been mended. The link of the last mail works
 * no more.
 *
 * @returns false when no answer is waited for (any more)
 */
export function askContactAgain(
  userId: string,
  { id, asked }: AskedRequest,
  email: string,
): Promise<boolean> {
  const sealed = sealAsked(id, withContact(asked, email))
  return withActor(asPerson(userId), async (sql) => {
    const [row] = await sql<{ done: boolean }[]>`
      select ask_contact_again(${id}, ${sealed}) as done`
    if (row?.done) await workOnRequests(sql)
    return row?.done ?? false
  })
}

export type OwnRequest = {
  id: string
  kind: RequestKind
  state: Exclude<RequestState, 'waiting_time'>
  because: Because | null
  createdAt: Date
  /** Null when that person works there no more. */
  askedBy: string | null
  /** Null some time after it ended. */
  asked: Asked | null
}

const MOST = 50

/** The requests of the member that someone takes part in, the newest first. */
export const ownRequests = (userId: string): Promise<OwnRequest[]> => requestsOf(userId)

/** @returns null when the member of this person has no such request */
export const ownRequest = async (userId: string, id: string): Promise<OwnRequest | null> =>
  (await requestsOf(userId, id))[0] ?? null

type Row = Omit<OwnRequest, 'asked' | 'state'> & { state: RequestState; sealed: Buffer | null }

/**
 * The waiting time is part of the verification: its owner chose how long it is, so to see when it ends
 * would show that there is an owner.
 */
const stateFor = (state: RequestState) =>
  state === 'waiting_time' ? 'pending_verification' : state

function requestsOf(userId: string, id: string | null = null): Promise<OwnRequest[]> {
  return readOnly(asPerson(userId), async (sql) => {
    const rows = await sql<Row[]>`
      select id, kind, state, because, created_at as "createdAt", a.name as "askedBy", sealed
        from own_access_requests() r left join own_request_askers() a on a.request = r.id
       where ${id}::uuid is null or id = ${id}
       order by created_at desc limit ${MOST}`
    return rows.map(({ sealed, state, ...row }) => ({
      ...row,
      state: stateFor(state),
      asked: sealed && openAsked(row.id, sealed),
    }))
  })
}

/** How many cards a member may look up. @returns the seconds to wait */
const tooManyCards = (userId: string) =>
  countAttempt({ name: 'cards looked up', points: 60, seconds: HOUR }, userId)

/**
 * The number to fill in for the card that someone came by: its own, and for a card that we do not
 * know one that nobody has, always the same for that card. So it shows in nothing whether the card is
 * one of ours: the work is the same too.
 *
 * @returns '' for who looks up too many
 */
export async function numberOfCard(userId: string, card: string): Promise<string> {
  if (await tooManyCards(userId)) return ''
  const [row] = await readOnly(
    asPerson(userId),
    (sql) => sql<{ number: string | null }[]>`
      select number_of_card(${tokenHash(card)}, ${decoysFor(card)}) as number`,
  )
  return row?.number ?? ''
}

/** One of them is nobody's, but for a chance of nothing. */
const DECOYS = 4

/** Made with a key, so that nobody can tell them from numbers that were given out. */
const decoysFor = (card: string): string[] =>
  Array.from({ length: DECOYS }, (_, index) => {
    const hash = createHmac('sha256', blindHash('decoy number', card)).update(`${index}`).digest()
    return `WR${String(hash.readUInt32BE(0) % 100_000_000).padStart(8, '0')}`
  })
