import { data } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import {
  appointmentFor,
  type OfficeAppointment,
} from '#app/features/appointments/booking.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'

/** @throws a 404 answer when there is none (any more) */
export async function appointmentOr404(actor: Actor, id: string): Promise<OfficeAppointment> {
  const appointment = isUuid(id) ? await appointmentFor(actor, id) : null
  if (!appointment) throw data('appointment', { status: 404 })
  return appointment
}

/** How often it was changed when the page was made; -1 for anything else, which is no such number. */
export function timesChanged(form: FormData): number {
  const text = String(form.get('gezien') ?? '')
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}
