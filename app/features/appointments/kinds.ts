/** Specification 2.10, 9: both are free. */
export const KINDS = {
  online: { type: 'online_consultation', minutes: 30 },
  locatie: { type: 'location_consultation', minutes: 90 },
} as const

export type Kind = keyof typeof KINDS

export const LOCATIONS = ['zwolle', 'oegstgeest'] as const
export type Location = (typeof LOCATIONS)[number]

/** What an address or a form says, as a kind; undefined for anything else. */
export const kindOf = (text: unknown): Kind | undefined =>
  text === 'online' || text === 'locatie' ? text : undefined

export const HORIZON_DAYS = 183

/** Why the office cancels one; the visitor is mailed it. Chosen, not written. */
export const CANCEL_REASONS = ['asked', 'ill', 'unavailable', 'not-reached'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

export type Person = { name: string; email: string; phone: string; remarks: string }

export type Appointment = {
  id: string
  kind: Kind
  location: Location | null
  start: Date
  end: Date
  status: 'scheduled' | 'cancelled'
  sequence: number
  person: Person
}
