/**
 * Who comes in first where much is asked at once. Whoever can come in soon is kept waiting with the
 * request open; all others are sent off with a place, and come in before who came later than they did.
 * Knows one process only: a place is good at any, and one that knows nothing of it yet looks at its age.
 */
import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'

/** Since when somebody waits, in milliseconds. It counts once. */
export type Place = { id: string; since: number }

export type Newcomer = {
  /** What they were given when they were sent off before. */
  place: Place | undefined
  network: string
  /** Tells that they no longer wait for an answer. */
  signal: AbortSignal
}

/**
 * `leave` is for when what they came for is done; `seconds` after which it is their turn, as it looks, and
 * `again` after which they are to ask again: it may go faster than it looked.
 */
export type Entered =
  | { isIn: true; leave: () => void }
  | { isIn: false; place: Place; seconds: number; again: number }

export type RoomRules = {
  /** How many may be in at the same time. */
  atOnce: number
  /** How long somebody is kept waiting before they are sent off with a place. */
  patienceMs: number
  /** Whether others, who go first, wait for this process: then one is in at a time, and now and then. */
  isBusy: () => boolean
  now?: () => number
}

/** As many are kept waiting, of whom a quarter from one network. */
const MAY_WAIT = 64
const OF_A_NETWORK = MAY_WAIT / 4
/** So many are counted who were sent off, of whom so many from one network: the others have their age only. */
const MAY_BE_AWAY = 5000
const AWAY_OF_A_NETWORK = 50
/** A place that is used this much later than was said holds nobody up, and one of this age is none. */
const LATE_MS = 30_000
export const PLACE_LASTS_MS = 60 * 60_000
const SHORTEST_S = 5
const LONGEST_S = 600
/**
 * Who could be in after that stays away no longer: what made it slow may be over, and then nobody would be
 * there. Who has too many before them for that would ask in vain, and asking takes time as well.
 */
const AGAIN_S = 30
/** What one takes, before one was seen, and while nothing makes it slow. */
const FIRST_PACE_MS = 100
/**
 * While others wait for this process, one comes in and then nobody for so long: a seventh of a processor
 * hashes then, where one hash after another fills it.
 */
const BUSY_PACE_MS = 250
const REMEMBERED = 10_000
const LOOK_MS = 500

type Waiter = { place: Place; network: string; settle: (entered: Entered) => void }
type Away = { since: number; due: number; network: string }

/** Makes a room that nobody is in. */
export function waitingRoom({ atOnce, patienceMs, isBusy, now = Date.now }: RoomRules) {
  let inside = 0
  let lastIn = -Infinity
  let pace = FIRST_PACE_MS
  let turn: NodeJS.Timeout | undefined
  const waiting: Waiter[] = []
  const away = new Map<string, Away>()
  const used = new LRUCache<string, true>({ max: REMEMBERED })
  const present = counts()
  const gone = counts()

  const hasRoom = () =>
    isBusy() ? inside === 0 && now() - lastIn >= BUSY_PACE_MS : inside < atOnce
  const waitOf = (ahead: number) =>
    isBusy() ? ahead * Math.max(pace, BUSY_PACE_MS) : (ahead * pace) / atOnce
  const isGood = ({ id, since }: Place) =>
    !used.has(id) && since <= now() && now() - since < PLACE_LASTS_MS

  /** How many came before, of those who wait here and those who were sent off. */
  function before({ since }: Place): number {
    const isEarlier = (one: { since: number }) => one.since < since
    let earlier = waiting.filter(({ place }) => isEarlier(place)).length
    for (const one of away.values()) if (isEarlier(one)) earlier += 1
    return earlier
  }

  let looked = 0

  function forgetLate() {
    if (now() - looked < LOOK_MS) return
    looked = now()
    for (const [id, { due }] of away) if (due + LATE_MS < now()) comeBack(id)
  }

  function comeBack(id: string) {
    const found = away.get(id)
    if (found && away.delete(id)) gone.less(found.network)
  }

  function sendOff(place: Place, network: string): Entered {
    const ahead = before(place) + inside
    const wait = Math.min(Math.max(waitOf(ahead) / 1000, SHORTEST_S), LONGEST_S)
    const seconds = Math.ceil(wait / SHORTEST_S) * SHORTEST_S
    const atBest = Math.ceil((ahead * FIRST_PACE_MS) / atOnce / 1000)
    const again = Math.min(seconds, Math.max(AGAIN_S, atBest))
    if (away.size < MAY_BE_AWAY && gone.of(network) < AWAY_OF_A_NETWORK) {
      away.set(place.id, { since: place.since, due: now() + again * 1000, network })
      gone.more(network)
    }
    return { isIn: false, place, seconds, again }
  }

  function letIn(place: Place, network: string): Entered {
    used.set(place.id, true)
    inside += 1
    const began = now()
    lastIn = began
    let isIn = true
    const leave = () => {
      if (!isIn) return
      isIn = false
      inside -= 1
      present.less(network)
      pace = pace * 0.9 + (now() - began) * 0.1
      callThose()
    }
    return { isIn: true, leave }
  }

  /** Calls whoever there is room for, and looks again where nobody is in whose leaving would call them. */
  function callThose() {
    clearTimeout(turn)
    while (waiting.length > 0 && hasRoom()) callNext()
    if (waiting.length > 0 && inside === 0) turn = setTimeout(callThose, BUSY_PACE_MS / 4)
  }

  function callNext() {
    const [next] = waiting.splice(0, 1)
    next?.settle(letIn(next.place, next.network))
  }

  function keepWaiting(place: Place, network: string, signal: AbortSignal): Promise<Entered> {
    const { promise, resolve } = Promise.withResolvers<Entered>()
    const settle = (entered: Entered) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', goAway)
      const index = waiting.indexOf(waiter)
      if (index !== -1) waiting.splice(index, 1)
      if (!entered.isIn) present.less(network)
      resolve(entered)
    }
    const waiter = { place, network, settle }
    const timer = setTimeout(() => settle(sendOff(place, network)), patienceMs)
    const goAway = () => settle({ isIn: false, place, seconds: SHORTEST_S, again: SHORTEST_S })
    signal.addEventListener('abort', goAway)
    const index = waiting.findIndex((other) => other.place.since > place.since)
    waiting.splice(index === -1 ? waiting.length : index, 0, waiter)
    const last = waiting.length > MAY_WAIT ? waiting.at(-1) : undefined
    last?.settle(sendOff(last.place, last.network))
    if (inside === 0) callThose()
    return promise
  }

  return async function enter({ place: given, network, signal }: Newcomer): Promise<Entered> {
    forgetLate()
    const place = given && isGood(given) ? given : { id: randomUUID(), since: now() }
    comeBack(place.id)
    const isFree = waiting.length === 0 && hasRoom()
    const ahead = before(place) + (isFree ? 0 : 1)
    if (waitOf(ahead) > patienceMs || present.of(network) >= OF_A_NETWORK)
      return sendOff(place, network)
    present.more(network)
    if (isFree) return letIn(place, network)
    return keepWaiting(place, network, signal)
  }
}

/** Counts by name. */
function counts() {
  const all = new Map<string, number>()
  const add = (name: string, by: number) => {
    const count = (all.get(name) ?? 0) + by
    if (count > 0) all.set(name, count)
    else all.delete(name)
  }
  return {
    of: (name: string) => all.get(name) ?? 0,
    more: (name: string) => add(name, 1),
    less: (name: string) => add(name, -1),
  }
}

const RESOLUTION_MS = 10

/**
 * Watches how long what this process has to do waits for its turn.
 *
 * @returns tells whether of late one in ten waited longer than so many milliseconds
 */
export function slowerThan(ms: number): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let waited = 0
  setInterval(() => {
    waited = delay.percentile(90) / 1e6 - RESOLUTION_MS
    delay.reset()
  }, LOOK_MS).unref()
  return () => waited > ms
}
