/** Specification 2.10, 9: both are free. */
export const APPOINTMENT_KINDS = {
  online: { type: 'online_consultation', minutes: 30 },
  locatie: { type: 'location_consultation', minutes: 90 },
} as const

export type AppointmentKind = keyof typeof APPOINTMENT_KINDS

export const LOCATIONS = ['zwolle', 'oegstgeest'] as const
export type Location = (typeof LOCATIONS)[number]

/** What an address or a form says, as a kind; undefined for anything else. */
export const appointmentKindIn = (text: unknown): AppointmentKind | undefined =>
  text === 'online' || text === 'locatie' ? text : undefined

export const HORIZON_DAYS = 183

/** Why the office cancels one; the visitor is mailed it. Chosen, not written. */
export const CANCEL_REASONS = ['asked', 'ill', 'unavailable', 'not-reached'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** `email`: '' for who has none, and is rung; then there is a telephone number. */
export type Customer = { name: string; email: string; phone: string; remarks: string }

export type Appointment = {
  id: string
  kind: AppointmentKind
  location: Location | null
  start: Date
  end: Date
  status: 'scheduled' | 'cancelled'
  sequence: number
  person: Customer
}
