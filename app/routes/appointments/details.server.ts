import type { TFunction } from 'i18next'
import { data } from 'react-router'
import {
  type Booking,
  type BookingResult,
  findFreeTimes,
  type FreeTimes,
} from '#app/features/appointments/booking.server.ts'
import type { DETAILS, OFFICE_DETAILS } from '#app/features/appointments/form.ts'
import type { AnswersOf } from '#app/forms/fields.ts'
import { isDay, isoDay } from '#app/forms/formats.ts'
import { typedText } from '#app/forms/rows.ts'
import { parseForm, type Submission } from '#app/forms/submission.server.ts'
import { type AppointmentKind, LOCATIONS } from '#app/features/appointments/kinds.ts'
import { longDateOf } from '#app/locales/dates.ts'
import { orElse, type Where } from '#app/platform/unexpected.server.ts'
import type { ProblemReason } from './problems.tsx'
import { TIMES_OF } from './times-of.ts'

/** What a form about a day and a time shows again after a post. */
type FormState = Pick<Submission, 'typed' | 'errors'>

export type WhenReply = FormState & {
  free: FreeTimes | null
  reason?: ProblemReason
  message?: string
}

type BookingReply = WhenReply & { token: string }

type BookingPost = {
  form: FormData
  kind: AppointmentKind
  token: string
  t: TFunction
  where: Where
  desk: BookingDesk
}

type NewBooking = Omit<Booking, 'customerUserId'>

/** Who books: a visitor, or the office for one. */
export type BookingDesk = {
  forms: typeof DETAILS | typeof OFFICE_DETAILS
  /** @returns the seconds to wait, where that happened too often */
  wait: (email: string) => Promise<number | undefined>
  book: (booking: NewBooking) => Promise<BookingResult>
  /** The answer to a booking; 'other' where the form had booked another time before. */
  booked: (booking: NewBooking, result: 'ok' | 'other') => Promise<Response> | Response
}

/** What is free for what was typed so far; null while the place of a conversation is not known. */
export function freeFor(
  kind: AppointmentKind,
  place: unknown,
  day: string,
): Promise<FreeTimes | null> {
  const location = LOCATIONS.find((one) => one === place) ?? null
  if (kind === 'locatie' && !location) return Promise.resolve(null)
  return findFreeTimes({ kind, location: kind === 'online' ? null : location }, day)
}

/**
 * The day whose times are shown, and whether a button asked for times only. A day that a button
 * chose takes the place of the typed one. `isOther`: a time was chosen among those of another day, which
 * is said, and has to be chosen anew.
 */
export function dayAskedFor(form: FormData, { typed, errors }: FormState, t: TFunction) {
  const chosen = form.get('dag')
  if (isDay(chosen)) {
    typed.preferredDate = chosen
    delete errors.preferredDate
  }
  // A calendar of the browser shows it only in this form.
  const day = isoDay(typedText(typed, 'preferredDate'))
  typed.preferredDate = day
  const onlyShow = chosen !== null || form.get('intent') === 'tijden'
  // Who asks what is free and leaves the day open gets the first day that has a time.
  if (onlyShow && !day) delete errors.preferredDate
  const isOther = !onlyShow && !errors.preferredDate && isOfOtherDay(form, day)
  if (isOther) {
    typed.preferredTime = ''
    errors.preferredTime = [t('validation.timeOfOtherDay', { day: longDateOf(day) })]
  }
  return { day: errors.preferredDate ? '' : day, onlyShow, isOther }
}

const isOfOtherDay = (form: FormData, day: string) =>
  isDay(form.get(TIMES_OF)) && form.get(TIMES_OF) !== day && Boolean(form.get('preferredTime'))

/** Shows times, or books one. What was typed always comes back. */
export async function answerBooking(post: BookingPost) {
  const { form, kind, token, t, where, desk } = post
  const { typed, errors, missing, complete } = parseForm(desk.forms[kind], form)
  const { day, onlyShow, isOther } = dayAskedFor(form, { typed, errors }, t)
  const page = async () => ({ typed, token, free: await freeFor(kind, typed.location, day) })
  if (onlyShow)
    return data<BookingReply>({
      ...(await page()),
      errors: pick(errors, ['location', 'preferredDate']),
    })
  if (!complete || isOther) {
    const reason = missing.some((key) => REQUIRED.has(key)) ? 'missing' : 'wrong'
    return data<BookingReply>({ ...(await page()), errors, reason }, { status: 422 })
  }
  return orElse(
    where,
    () => bookAs(post, complete, page),
    async (status) => data<BookingReply>({ ...(await page()), ...bookingFailed(t) }, { status }),
  )
}

type Details = AnswersOf<BookingDesk['forms'][AppointmentKind]>

/** Books what was filled in, unless this network or address did so too often. */
async function bookAs(
  post: BookingPost,
  details: Details,
  page: () => Promise<Omit<BookingReply, 'errors'>>,
) {
  const { kind, token, t, desk } = post
  const {
    preferredDate,
    preferredTime,
    name,
    email = '',
    phone = '',
    notes: remarks = '',
  } = details
  const wait = await desk.wait(email)
  if (wait !== undefined) {
    return data<BookingReply>({ ...(await page()), ...tooMany(wait, t) }, { status: 429 })
  }
  const booking = {
    token,
    kind,
    location: 'location' in details ? details.location : null,
    slot: { day: preferredDate, time: preferredTime },
    person: { name, email, phone, remarks },
  }
  const result = await desk.book(booking)
  if (!result.ok && result.reason !== 'other')
    return data<BookingReply>({ ...(await page()), ...taken(t) }, { status: 409 })
  return desk.booked(booking, result.ok ? 'ok' : 'other')
}

/** What a form says to who was too eager; nothing that was typed is lost. */
export const tooMany = (seconds: number, t: TFunction) => ({
  errors: {},
  reason: 'failed' as const,
  message: t('validation.tooOften', { count: Math.ceil(seconds / 60) }),
})

/** What the form says when the time is no longer free: another one will do. */
export const taken = (t: TFunction) => ({
  errors: { preferredTime: [t('validation.timeTaken')] },
  reason: 'failed' as const,
})

/** What the form says when booking failed through no fault of who sent it. */
export const bookingFailed = (t: TFunction) => ({
  errors: {},
  reason: 'failed' as const,
  message: t('validation.bookingFailed'),
})

const pick = (errors: FormState['errors'], names: string[]): FormState['errors'] =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))

/**
 * Specification 5: name, e-mail, date and time are required, and where a conversation takes place; of
 * who has no e-mail the telephone number.
 */
const REQUIRED = new Set(['name', 'email', 'phone', 'preferredDate', 'preferredTime', 'location'])
