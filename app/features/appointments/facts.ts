import type { TFunction } from 'i18next'
import { longDateOf, timeOf } from '#app/locales/dates.ts'
import type { VisitingAddress } from '#app/platform/env.server.ts'
import { type Kind, KINDS, type Location } from './kinds.ts'

type Place = { location: Location | null; address?: VisitingAddress | undefined }
type What = Place & { kind: Kind; start: Date; end: Date }
type Texts = TFunction<'appointments'>

export const facts = ({ kind, start, end, ...place }: What, t: Texts): string[] => [
  t('facts.day', { day: longDateOf(start) }),
  t('facts.time', { from: timeOf(start), to: timeOf(end), minutes: KINDS[kind].minutes }),
  t('facts.place', { place: placeName(place, t) }),
  ...(place.address?.route ? [t('facts.route', { route: place.address.route })] : []),
]

/** In one line, as a calendar shows it. */
export function placeName({ location, address }: Place, t: Texts): string {
  if (!location) return t('place.online')
  return address ? t('place.address', address) : t(`locations.${location}`)
}

/** What the visitor gets, and the office has to send. */
export function follows({ location, address }: Place): 'link' | 'address' | 'nothing' {
  if (!location) return 'link'
  return address ? 'nothing' : 'address'
}
