import type { TFunction } from 'i18next'
import { z } from 'zod'
import { fieldsIn } from '#app/platform/fields.server.ts'
import { isNameWithoutLink } from '#app/platform/names.ts'
import { type Kind, LOCATIONS } from './kinds.ts'

/** Specification 5, 'Appointment'. @param kind only a conversation in a place needs one */
export function detailsSchema(kind: Kind, t: TFunction) {
  const fields = fieldsIn(t)
  const location =
    kind === 'locatie'
      ? fields.oneOf(LOCATIONS, t('validation.location'))
      : z.string().transform(() => null)
  return z.object({
    location,
    ...whenFields(t),
    name: fields.line(100).refine((name) => !name || isNameWithoutLink(name), {
      error: t('validation.nameCharacters'),
    }),
    email: fields.email,
    phone: fields.phone,
    notes: fields.long(2000),
  })
}

/** The day and time of an appointment. */
export const whenSchema = (t: TFunction) => z.object(whenFields(t))

const whenFields = (t: TFunction) => ({
  preferredDate: fieldsIn(t).date,
  preferredTime: z.string().regex(/^\d\d:\d\d$/, { error: t('validation.time') }),
})

/** A day that exists, like '2026-11-25'. */
export const isDay = (text: unknown): text is string => z.iso.date().safeParse(text).success

/** The hidden field that names a form, and later its appointment; a made-up one is not taken. */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{43}$/.test(text)
