/** How far the contacts are, in one sentence, and what to do next. */
import { joinedList } from '#app/locales/dates.ts'
import type { Relative } from './people.server.ts'

export type Person = Pick<Relative, 'state'> & { firstName: string; hasEmail: boolean }

/** How many said yes, and whose turn it is; `next` is null when there is nothing to do but wait. */
export type Readiness = {
  count: number
  yes: number
  next: { kind: 'confirm' | 'letter' | 'ask'; names: string } | null
}

export function readinessOf(people: readonly Person[]): Readiness {
  const saidYes = ({ state }: Person) => state === 'accepted' || state === 'confirmed'
  const namesOf = (which: (person: Person) => boolean) =>
    joinedList(people.filter(which).map(({ firstName }) => firstName))
  const turns = [
    ['confirm', namesOf(({ state }) => state === 'accepted')],
    ['ask', namesOf(({ state, hasEmail }) => state === 'noted' && hasEmail)],
    ['letter', namesOf(({ state, hasEmail }) => state === 'noted' && !hasEmail)],
  ] as const
  const [turn] = turns.filter(([, names]) => names)
  return {
    count: people.length,
    yes: people.filter(saidYes).length,
    next: turn ? { kind: turn[0], names: turn[1] } : null,
  }
}
