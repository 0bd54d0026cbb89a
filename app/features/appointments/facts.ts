import type { TFunction } from 'i18next'
import { longDateOf, timeOf } from '#app/locales/dates.ts'
import type { VisitingAddress } from '#app/platform/env.server.ts'
import { type AppointmentKind, APPOINTMENT_KINDS, type Location } from './kinds.ts'

type MeetingPlace = { location: Location | null; address?: VisitingAddress | undefined }
type FactsInput = MeetingPlace & { kind: AppointmentKind; start: Date; end: Date }
type AppointmentTexts = TFunction<'appointments'>

/**
 * What a mail and the calendar say of it: a line for the day, the time with its length in minutes,
 * the place, and the way there.
 */
export const appointmentFacts = (
  { kind, start, end, ...place }: FactsInput,
  t: AppointmentTexts,
): string[] => [
  t('facts.day', { day: longDateOf(start) }),
  t('facts.time', {
    from: timeOf(start),
    to: timeOf(end),
    minutes: APPOINTMENT_KINDS[kind].minutes,
  }),
  t('facts.place', { place: placeName(place, t) }),
  ...(place.address?.route ? [t('facts.route', { route: place.address.route })] : []),
]

/** In one line, as a calendar shows it. */
export function placeName({ location, address }: MeetingPlace, t: AppointmentTexts): string {
  if (!location) return t('place.online')
  return address ? t('place.address', address) : t(`locations.${location}`)
}

/** What the visitor gets, and the office has to send. */
export function follows({ location, address }: MeetingPlace): 'link' | 'address' | 'nothing' {
  if (!location) return 'link'
  return address ? 'nothing' : 'address'
}
