import { addressOfAccount } from '#app/features/accounts/contact-details.server.ts'
import { data, href, redirect } from 'react-router'
import type { RelativeCard } from '#app/features/contacts/people.server.ts'
import {
  copiesAt,
  endedAt,
  fileOfCopy,
  type ReadableCopy,
  readCopy,
} from '#app/features/deaths/read.server.ts'
import type { ReadableWishes } from '#app/features/relatives/reading/readable.ts'
import { fileNow, readNow } from '#app/features/relatives/reading/reading.server.ts'
import { readersAt, type Reader, visitOf } from '#app/features/relatives/reading/visits.server.ts'
import { refuseWhileAway, userOf } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { visitCookie, textIn } from '#app/platform/http/cookies.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { requirePromise } from './promised.server.ts'

/** The token of the visit that this browser keeps, if any. */
export const visitTokenOf = (request: Request): Promise<string | undefined> =>
  textIn(visitCookie(), request)

/** The address of who reads here, by their visit or their account; null for who has neither. */
async function addressOf({ request, context }: Where): Promise<Buffer | null> {
  const token = await visitTokenOf(request)
  const visit = token && (await visitOf(token))
  if (visit) return visit
  const user = userOf(context)
  return user && addressOfAccount(user.id)
}

/** Somebody for whom who is here may read, or could. */
export type ReaderHere = {
  /** Of the contact that they are. */
  id: string
  card: RelativeCard
  /** The key of their visit. */
  address: Buffer
  /** Null when the contact is gone with the account of who named them. */
  reader: Reader | null
  /** What was copied for them after a death, while it can be read. */
  copy: ReadableCopy | null
  /** Whether they could read such a copy, and its time is over. */
  isOver: boolean
}

/** For whom somebody may read: each once, whether by the file, by a copy, or by both. */
async function peopleAt(address: Buffer): Promise<ReaderHere[]> {
  const [readers, copies, ended] = await Promise.all([
    readersAt(address),
    copiesAt(address),
    endedAt(address),
  ])
  const people = new Map<string, ReaderHere>()
  const add = (id: string, card: RelativeCard, known: Partial<ReaderHere>) => {
    const before = people.get(id) ?? { id, card, address, reader: null, copy: null, isOver: false }
    people.set(id, { ...before, ...known })
  }
  for (const reader of readers) add(reader.id, reader.card, { reader })
  for (const { relativeId, card } of ended) add(relativeId, card, { isOver: true })
  for (const copy of copies) add(copy.relativeId, copy.card, { copy, isOver: false })
  return [...people.values()]
}

/** For whom who is here may read; null for who has neither a visit nor an account. */
export async function readersHere(asked: Where): Promise<ReaderHere[] | null> {
  requirePromise()
  const address = await addressOf(asked)
  return address && peopleAt(address)
}

/**
 * Who reads here by this contact, be it what is given now or what was copied after a death.
 *
 * @throws a redirect to where one asks for a link, a 404 answer to who is somebody else, and a 503
 *   answer when nobody could be looked up
 */
export async function readerHere(asked: Where, relative: string): Promise<ReaderHere> {
  const people = await readersHere(asked)
  if (!people) {
    refuseWhileAway()
    throw redirect(href('/contactpersoon'), 303)
  }
  const reader = people.find(({ id }) => id === relative)
  if (!reader) throw data(await whoseReader(asked), { status: 404 })
  return reader
}

/** Who reads by a visit stays who they are when they sign out. */
const whoseReader = async ({ request }: Where) =>
  (await visitTokenOf(request)) === undefined ? 'readerAccount' : 'reader'

/**
 * Who reads here by this contact while who named them has an account.
 *
 * @throws as `readerHere`, and a 404 answer when the contact is gone with the account
 */
export async function requireReader(asked: Where, relative: string): Promise<Reader> {
  const { reader } = await readerHere(asked, relative)
  if (!reader) throw data('reader', { status: 404 })
  return reader
}

/** As `readerHere`; whose time to read is over is led to the page that says so. */
async function notOver(asked: Where, relative: string): Promise<ReaderHere> {
  const here = await readerHere(asked, relative)
  if (here.isOver) throw redirect(href('/contactpersoon/:relative', { relative }), 303)
  return here
}

/** What is read here, and by which copy; without one it is what is given now. */
export type ReadHere = { reader: ReaderHere; wishes: ReadableWishes }

/**
 * Reads what somebody reads here. The only place that decides it: their copy when there is one to be read,
 * nothing when its time is over, and else what is given now.
 *
 * @throws as `readerHere`, and a 404 answer when there is nothing to read any more
 */
export async function readHere(asked: Where, relative: string): Promise<ReadHere> {
  const here = await notOver(asked, relative)
  const { copy, reader } = here
  const request = asked.context.get(requestFacts).reference
  if (copy) {
    const wishes = await readCopy(here, request)
    if (wishes) return { reader: here, wishes }
  }
  if (copy || !reader) throw data('wishes', { status: 404 })
  return { reader: here, wishes: await readNow(reader, request) }
}

/**
 * Finds a file among what somebody reads here, to be opened.
 *
 * @throws as `readHere`
 */
export async function fileHere(asked: Where, relative: string, file: string) {
  const here = await notOver(asked, relative)
  const { copy, reader } = here
  const request = asked.context.get(requestFacts).reference
  const found = copy
    ? await fileOfCopy(here, file, request)
    : reader && (await fileNow(reader, file, request))
  if (!found) throw data('document', { status: 404 })
  return found
}
