import { href } from 'react-router'
import { officeEmail, queueMail, type QueuedMail } from '#app/features/mail/outbox.server.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { appointments } from './texts.nl.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import { log } from '#app/platform/log.server.ts'
import type { Sql } from '#app/platform/database/sql.server.ts'
import { calendarEntry } from './calendar-entry.server.ts'
import { appointmentFacts, follows } from './facts.ts'
import type { Appointment, CancelReason } from './kinds.ts'
import { visitingAddressOf } from './places.server.ts'

const t = dutch<['appointments']>({ appointments })

export type AppointmentEvent = 'booked' | 'changed' | 'cancelled'

/** `byUs`: the office changed it, and not the visitor. */
export type Link = { token: string; byUs?: true; because?: CancelReason }

/**
 * With the calendar entry. Without a queued mail the page says that we phone, and the office sees
 * it; who has no address is mailed nothing, and the office is told to ring.
 *
 * @param link of the visitor
 */
export async function mailAbout(
  sql: Sql,
  event: AppointmentEvent,
  appointment: Appointment,
  link: Link,
) {
  const mailId = await mailBoth(sql, event, appointment, link)
  await sql`update appointments set mail_id = ${mailId} where id = ${appointment.id}`
}

/**
 * Tells both sides of an appointment that was cancelled because its row goes: nothing of it is
 * kept.
 */
export const mailGone = (sql: Sql, appointment: Appointment): Promise<unknown> =>
  mailBoth(sql, 'cancelled', appointment, { token: '' })

async function mailBoth(sql: Sql, event: AppointmentEvent, appointment: Appointment, link: Link) {
  const { token, byUs, because } = link
  const attachment = calendarEntry(appointment, officeEmail())
  const { person } = appointment
  const place = { ...appointment, address: visitingAddressOf(appointment.location) }
  const what = appointmentFacts(place, t)
  const next = event === 'cancelled' ? 'nothing' : follows(place)
  const toVisitor: QueuedMail = {
    kind: byUs && event !== 'booked' ? `appointment-${event}-by-us` : `appointment-${event}`,
    to: person.email,
    firstName: person.name,
    facts: what,
    ...(next !== 'nothing' && { follows: t(`follows.visitor.${next}`) }),
    ...(because && { follows: t(`because.${because}.mail`) }),
    attachment,
    link:
      event === 'cancelled'
        ? absoluteLink(href('/afspraak'))
        : absoluteLink(href('/afspraak/wijzigen'), { token }),
    ...(event !== 'cancelled' && { cancel: absoluteLink(href('/afspraak/annuleren'), { token }) }),
  }
  const mailId = person.email ? await queueOrNot(sql, toVisitor) : null
  await queueOrNot(sql, {
    kind: `office-${event}`,
    to: officeEmail(),
    facts: [...what, ...about(person)],
    ...(!person.email && { follows: t(`follows.call.${event}`) }),
    ...(person.email && event !== 'cancelled' && { follows: t(`follows.office.${next}`) }),
    attachment,
    link: absoluteLink(href('/admin/afspraken')),
  })
  return mailId
}

const about = ({ name, email, phone, remarks }: Appointment['person']): string[] => [
  t('office.name', { name }),
  t('office.email', { email: email || t('office.none') }),
  t('office.phone', { phone: phone || t('office.none') }),
  ...(remarks ? [t('office.remarks', { remarks })] : []),
]

async function queueOrNot(sql: Sql, mail: QueuedMail): Promise<string | null> {
  await sql`savepoint mail`
  try {
    const id = await queueMail(sql, mail)
    await sql`release savepoint mail`
    return id
  } catch (error) {
    await sql`rollback to savepoint mail`
    log().error({ err: error }, 'appointment mail not queued')
    return null
  }
}
