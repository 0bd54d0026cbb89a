/** Finds members by the town or the postal code that somebody types. */
import { isOneSlipFrom } from '#app/forms/one-slip.ts'
import type { ListedMember } from './listed.server.ts'
import { kilometresBetween, type Spot, spotOfPostalCode, spotOfTown } from './regions.ts'

type Place = Pick<ListedMember, 'companyName' | 'city' | 'postalCode'>

const MAX_LENGTH = 60

/** Without signs that mean nothing in a town, and no longer than one. */
export const tidyPlace = (asked: string | null): string =>
  (asked ?? '')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed()

/** In kilometres: beyond it nobody is of one's own region. */
const NEAR = 30

/** In a shorter name another letter makes another town. */
const SLIP_FROM = 5

/** `isNear`: they are near to what was typed, the nearest first; else sorted by town and name. */
export type Near<Member> = { members: Member[]; isNear: boolean }

/**
 * Those in a town with what was typed, or with a word of it that begins so, or else of which one letter
 * was typed wrong; where there are none, those near that town; for a postal code those near it. All of them for
 * ''.
 *
 * @param place from `tidyPlace`
 */
export function membersNear<Member extends Place>(
  members: readonly Member[],
  place: string,
): Near<Member> {
  const byTown = members.toSorted(
    (a, b) => compare(a.city, b.city) || compare(a.companyName, b.companyName),
  )
  const digits = /^([1-9]\d{3}) ?(?:[a-z]{2})?$/i.exec(place)?.[1]
  if (digits) return around(byTown, spotOfPostalCode(Number(digits)), Number(digits))
  const asked = townOf(place)
  const inTown = byTown.filter(({ city }) => ` ${townOf(city)}`.includes(` ${asked}`))
  if (inTown.length > 0) return { members: inTown, isNear: false }
  const spot = spotOfTown(asked, townOf)
  if (spot) return around(byTown, spot)
  const meant = (city: string) => asked.length >= SLIP_FROM && isOneSlipFrom(asked, townOf(city))
  return { members: byTown.filter(({ city }) => meant(city)), isNear: false }
}

const digitsOf = ({ postalCode }: Place) => Number(postalCode.slice(0, 4))

/** @param digits of the postal code that was typed: within one region the nearest numbers come first */
function around<Member extends Place>(
  members: readonly Member[],
  spot: Spot | undefined,
  digits?: number,
): Near<Member> {
  const near = members
    .map((member) => {
      const there = spotOfPostalCode(digitsOf(member))
      const km = spot && there ? kilometresBetween(spot, there) : Infinity
      return { member, km, away: digits ? Math.abs(digitsOf(member) - digits) : 0 }
    })
    .filter(({ km }) => km <= NEAR)
    .toSorted((a, b) => a.km - b.km || a.away - b.away)
  return { members: near.map(({ member }) => member), isNear: true }
}

const { compare } = new Intl.Collator('nl', { sensitivity: 'base' })

/** Two towns that go by two names. */
const OTHER_NAMES: Record<string, string> = {
  'den haag': 's gravenhage',
  'den bosch': 's hertogenbosch',
}

/** ’s-Gravenhage is found by 'gravenhage', Súdwest by 'sudwest'. */
function townOf(text: string): string {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
  return OTHER_NAMES[words] ?? words
}
