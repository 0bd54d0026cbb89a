/** Finds members by the town or the postal code that somebody types. */
import { isOneSlipFrom } from '#app/forms/one-slip.ts'
import type { ListedMember } from './listed.server.ts'

type Place = Pick<ListedMember, 'companyName' | 'city' | 'postalCode'>

const MAX_LENGTH = 60

/** Without signs that mean nothing in a town, and no longer than one. */
export const tidyPlace = (asked: string | null): string =>
  (asked ?? '')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .toWellFormed()

/** Postal codes that begin alike are of one region. */
const REGION_DIGITS = 2

/** In a shorter name another letter makes another town. */
const SLIP_FROM = 5

/** Who lives where nobody is near still finds the nearest. */
const NEAREST = 5

/**
 * Those in a town with what was typed, or with a word of it that begins so, or else of which one letter
 * was typed wrong; for a postal code those of its region, or else the five nearest, the nearest numbers
 * first. All of them for ''.
 *
 * @param place from `tidyPlace`
 * @returns sorted by town and name, but for a postal code
 */
export function membersNear<Member extends Place>(
  members: readonly Member[],
  place: string,
): Member[] {
  const byTown = members.toSorted(
    (a, b) => compare(a.city, b.city) || compare(a.companyName, b.companyName),
  )
  const digits = /^([1-9]\d{3}) ?(?:[a-z]{2})?$/i.exec(place)?.[1]
  if (digits) return inRegion(byTown, digits)
  const asked = townOf(place)
  const inTown = byTown.filter(({ city }) => ` ${townOf(city)}`.includes(` ${asked}`))
  if (inTown.length > 0 || asked.length < SLIP_FROM) return inTown
  return byTown.filter(({ city }) => isOneSlipFrom(asked, townOf(city)))
}

function inRegion<Member extends Place>(members: readonly Member[], digits: string): Member[] {
  const away = ({ postalCode }: Place) => Math.abs(Number(postalCode.slice(0, 4)) - Number(digits))
  const region = digits.slice(0, REGION_DIGITS)
  const byDistance = members.toSorted((a, b) => away(a) - away(b))
  const near = byDistance.filter(({ postalCode }) => postalCode.startsWith(region))
  return near.length > 0 ? near : byDistance.slice(0, NEAREST)
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
