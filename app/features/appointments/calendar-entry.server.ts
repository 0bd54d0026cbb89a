import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { Attachment } from '#app/features/mail/contents.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { appointments } from './texts.nl.ts'
import { common } from '#app/locales/common.nl.ts'
import { env } from '#app/platform/env.server.ts'
import { placeName } from './facts.ts'
import type { Appointment } from './kinds.ts'
import { visitingAddressOf } from './places.server.ts'

const t = dutch<['appointments']>({ appointments })

/** Where a question about it goes. */
function whomToAsk(): string {
  const { OFFICE_PHONE: phone, HELPDESK_EMAIL: email } = env()
  return phone ? t('questions.call', { phone }) : t('questions.mail', { email })
}

/**
 * RFC 5545, 5546. UID and growing sequence let a change replace the entry. In UTC: no calendar can
 * mistake summer time.
 */
export function calendarEntry(appointment: Appointment, office: string): Attachment {
  const cancelled = appointment.status === 'cancelled'
  const { id, start, end, sequence, location, person } = appointment
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const address = visitingAddressOf(location)
  const name = common.site.name
  const calendar = ical({ method, prodId: { company: name, product: name, language: 'NL' } })
  const event = calendar.createEvent({
    id: `${id}@${new URL(env().PUBLIC_ORIGIN).hostname}`,
    sequence,
    start,
    end,
    summary: t('calendar.summary'),
    location: placeName({ location, address }, t),
    description: [address?.route, whomToAsk()].filter(Boolean).join(' '),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name, email: office },
  })
  if (person.email)
    event.createAttendee({
      name: person.name,
      email: person.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      type: ICalAttendeeType.INDIVIDUAL,
      rsvp: false,
    })
  return {
    name: 'afspraak.ics',
    type: `text/calendar; charset=utf-8; method=${method}`,
    text: calendar.toString(),
  }
}
