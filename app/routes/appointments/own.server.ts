import { data } from 'react-router'
import { findAppointment, type OwnAppointment } from '#app/features/appointments/booking.server.ts'
import { env } from '#app/platform/env.server.ts'

/** What the pages behind a link work with. */
export type Own = { token: string; helpdesk: string; appointment: OwnAppointment | null }

/** The appointment of the link in an address; 410 when there is none. Looking changes nothing. */
export async function ownAppointment(url: URL) {
  const token = url.searchParams.get('token') ?? ''
  const appointment = await findAppointment(token)
  const own: Own = { token, helpdesk: env().HELPDESK_EMAIL, appointment }
  return data(own, { status: appointment ? 200 : 410 })
}
