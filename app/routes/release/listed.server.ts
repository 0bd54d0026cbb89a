import { lastDayOfTerm } from '#app/features/delivery/term.ts'
import { lastFuneralDay } from '#app/features/first-days/funeral-term.server.ts'
import { answersUntil, lastsTooLong } from '#app/features/release/answers-until.ts'
import { decidedFrom, isPressing } from '#app/features/release/heard-by.server.ts'
import { type OwnRequest, runningAmong } from '#app/features/release/request.server.ts'
import {
  contactAddressIn,
  diedOnIn,
  fileNumberIn,
  nameIn,
} from '#app/features/release/request-contents.server.ts'
import { dayAfter, dayOf } from '#app/locales/dates.ts'
import { DAY_MS } from '#app/platform/durations.ts'

/** As a list shows it; the name of the dead, or of who the living will is of. */
export type ListedRequest = Omit<OwnRequest, 'asked' | 'paidAt'> & {
  name: string | null
  number: string | null
  /** Null for a living will, and once it is forgotten. */
  diedOn: string | null
  /** The last day on which the law has the funeral held, and whether that has passed. */
  funeralBy: string | null
  isLate: boolean
  /** How many days there are until then; null where it has passed or there is none. */
  funeralIn: number | null
  /** It comes before we worked for three days. */
  isPressing: boolean
  contact: string | null
  /** The trusted person has no address, so we call. */
  isCalled: boolean
  /** Until when the trusted person can answer; null while nothing is asked. */
  answersUntil: Date | null
  /** Of who chose no time to stop it: until when they could; null where nothing waits for that. */
  ownerStopsUntil: Date | null
  /** That moment has passed. */
  isWaitOver: boolean
  /** Which may be after the last day of the funeral. */
  isTooLong: boolean
  /** Of one that is not paid: another for the same file that is not over. */
  already: AlreadyAsked | null
  /** What was delivered can be got no more. */
  isOver: boolean
  /** It can be got today, and not tomorrow. */
  isLastDay: boolean
  /** Nobody got any of it, and its term ends today or was moved: it is not deleted, but the office may end it. */
  isToGetToday: boolean
}

/** Another request of the same member for the same file that is not over. */
export type AlreadyAsked = Pick<
  OwnRequest,
  'id' | 'kind' | 'state' | 'availableUntil' | 'createdAt' | 'askedBy' | 'byOffice'
>

/** Without what was filled in for it. */
export const alreadyAsked = (running: OwnRequest): AlreadyAsked => {
  const { id, kind, state, availableUntil, createdAt, askedBy, byOffice } = running
  return { id, kind, state, availableUntil, createdAt, askedBy, byOffice }
}

/** What tells a request from others where it is named in passing. */
export type CalledRequest = Pick<ListedRequest, 'id' | 'kind' | 'name' | 'number'>

/** By its kind, whose it is, and its number. */
export const calledRequestOf = ({ id, kind, asked }: OwnRequest): CalledRequest => ({
  id,
  kind,
  name: (asked && nameIn(asked)) ?? null,
  number: asked && fileNumberIn(asked),
})

/** Only what a list shows of them goes to the page: what cannot wait first. */
export async function listedOwnRequests(
  requests: readonly OwnRequest[],
  now = new Date(),
): Promise<ListedRequest[]> {
  const listed = await Promise.all(
    requests.map(async (one) => {
      const running = one.state === 'unpaid' ? runningAmong(requests, one) : null
      return { ...(await listedOwnRequest(one, now)), already: running && alreadyAsked(running) }
    }),
  )
  return listed.toSorted((a, b) => urgencyOf(a, now).localeCompare(urgencyOf(b, now)))
}

/**
 * The day by which it is needed: of the funeral, or the last one on which it can be got. A doctor may need a
 * living will at once, so only what has no more than two days comes before one. What is for a funeral that has
 * been comes after all that, unless it is to be got today.
 */
function urgencyOf(request: ListedRequest, now: Date) {
  const { kind, funeralBy, isLate, availableUntil, isOver, isToGetToday } = request
  if (isToGetToday) return dayOf(now)
  const days = [
    kind === 'living_will' ? `${dayAfter(dayOf(now), 2)}, last` : NEVER,
    (!isLate && funeralBy) || NEVER,
    availableUntil && !isOver ? dayOf(lastDayOfTerm(availableUntil)) : NEVER,
  ]
  return `${isLate ? LATER : ''}${days.toSorted()[0] ?? NEVER}`
}
const NEVER = '9'
/** After every day. */
const LATER = '8'

/** Never by what its owner chose, which would show that there is one. */
const stopsUntil = ({ kind, state, paidAt }: Pick<OwnRequest, 'kind' | 'state' | 'paidAt'>) =>
  kind === 'full' && state === 'pending_verification' && paidAt
    ? decidedFrom({ kind, paidAt }, paidAt)
    : null

const daysBetween = (day: string, later: string) => (Date.parse(later) - Date.parse(day)) / DAY_MS

/** One of them. */
export async function listedOwnRequest(
  { asked, paidAt, ...request }: OwnRequest,
  now = new Date(),
): Promise<ListedRequest> {
  const { availableUntil: until, nobodyGot, isHeld } = request
  const diedOn = asked && diedOnIn(asked)
  const funeralBy = diedOn && (await lastFuneralDay(diedOn))
  const answers = request.state === 'waiting_contact' ? answersUntil(paidAt) : null
  const stops = stopsUntil({ ...request, paidAt })
  const isLate = funeralBy !== null && funeralBy < dayOf(now)
  const isOver = until !== null && until <= now
  const isLastDay = until !== null && !isOver && dayOf(lastDayOfTerm(until)) === dayOf(now)
  return {
    ...request,
    name: (asked && nameIn(asked)) ?? null,
    number: asked && fileNumberIn(asked),
    diedOn,
    funeralBy,
    isLate,
    funeralIn: funeralBy && !isLate ? daysBetween(dayOf(now), funeralBy) : null,
    isPressing: await isPressing(funeralBy, now),
    contact: asked?.contactNaam ?? null,
    isCalled: asked !== null && contactAddressIn(asked) === null,
    answersUntil: answers,
    ownerStopsUntil: stops,
    isWaitOver: stops !== null && stops <= now,
    isTooLong: lastsTooLong(answers, funeralBy, now),
    already: null,
    isOver,
    isLastDay,
    isToGetToday: nobodyGot && !isOver && (isHeld || isLastDay),
  }
}
