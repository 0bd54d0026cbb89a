import { href, redirect } from 'react-router'
import { appointmentForCalendar } from '#app/features/appointments/booking.server.ts'
import { PRIVATE } from '#app/routes/kit/file-answer.ts'
import type { Route } from './+types/calendar.ts'

/** The appointment of a link, to be put in a calendar; the page of the link says why there is none. */
export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const entry = await appointmentForCalendar(token)
  if (!entry)
    throw redirect(`${href('/afspraak/bevestigd')}?${new URLSearchParams({ token })}`, 303)
  const { name, type, text } = entry
  const disposition = `attachment; filename="${name}"`
  return new Response(text, {
    headers: { 'Content-Type': type, 'Content-Disposition': disposition, ...PRIVATE },
  })
}
