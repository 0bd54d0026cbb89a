/** How far the contacts are, in one sentence, and what to do next. */
import { dayAfter, dayOf, joinedList } from '#app/locales/dates.ts'
import type { Relative } from './people.server.ts'

export type Person = Pick<Relative, 'state' | 'answersUntil' | 'takenBackAt'> & {
  firstName: string
  hasEmail: boolean
}

/** What somebody can do for some of their contacts; `count` of `names`. */
export type NextTurn = {
  kind: 'confirm' | 'letter' | 'ask' | 'again'
  names: string
  count: number
}

/** How many said yes, and whose turn it is; `next` is null when there is nothing to do but wait. */
export type Readiness = { count: number; yes: number; next: NextTurn | null }

/** The last day of which every hour can be used to answer: the question ends at some hour of the next. */
export const lastDayToAnswer = (until: Date): string => dayAfter(dayOf(until), -1)

/** Asked, and no answer while the question counted. */
export const isUnanswered = (
  { state, answersUntil }: Pick<Person, 'state' | 'answersUntil'>,
  now: Date,
): boolean => state === 'invited' && answersUntil !== null && answersUntil < now

const saidYes = ({ state }: Pick<Person, 'state'>) => state === 'accepted' || state === 'confirmed'

/** Was never asked; who was taken back is not to be asked, unless their owner comes to it. */
const isToAsk = ({ state, takenBackAt }: Person) => state === 'noted' && takenBackAt === null

/**
 * Whom to ask first while nobody said yes, who arranges the funeral before others.
 *
 * @returns 'nobody' where there is nobody to ask; null once somebody said yes, or while all there is to do is
 *   to wait
 */
export function firstToAsk<P extends Person & { arranges: boolean }>(
  people: readonly P[],
  now = new Date(),
): P | 'nobody' | null {
  if (people.some(saidYes)) return null
  if (people.every(({ state, takenBackAt }) => state === 'declined' || takenBackAt)) return 'nobody'
  const open = people.filter((one) => isToAsk(one) || isUnanswered(one, now))
  return open.find(({ arranges }) => arranges) ?? open[0] ?? null
}

/** Who said yes, and what to do next: one thing at a time, first what somebody waits for. */
export function readinessOf(people: readonly Person[], now = new Date()): Readiness {
  const turn = (kind: NextTurn['kind'], whose: (person: Person) => boolean): NextTurn[] => {
    const names = people.filter(whose).map(({ firstName }) => firstName)
    return names.length > 0 ? [{ kind, names: joinedList(names), count: names.length }] : []
  }
  const [next = null] = [
    ...turn('confirm', ({ state }) => state === 'accepted'),
    ...turn('ask', (person) => isToAsk(person) && person.hasEmail),
    ...turn('letter', (person) => isToAsk(person) && !person.hasEmail),
    ...turn('again', (person) => isUnanswered(person, now)),
  ]
  const yes = people.filter(saidYes).length
  return { count: people.length, yes, next }
}
