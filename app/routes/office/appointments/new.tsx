import { useTranslation } from '#app/locales/use-translation.ts'
import { href, redirect } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { bookFor } from '#app/features/appointments/booking.server.ts'
import { OFFICE_DETAILS } from '#app/features/appointments/form.ts'
import { isToken } from '#app/platform/tokens.ts'
import { appointmentKindIn } from '#app/features/appointments/kinds.ts'
import { lastBookableDay } from '#app/features/appointments/slots.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { appointments } from '#app/features/appointments/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, DefaultSubmit, Lead } from '#app/ui/index.ts'
import { BookingFields } from '#app/routes/appointments/booking-fields.tsx'
import {
  answerBooking,
  type BookingDesk,
  freeFor,
} from '#app/routes/appointments/details.server.ts'
import { AppointmentProblems } from '#app/routes/appointments/problems.tsx'
import type { Route } from './+types/new.ts'
import { OfficePage } from '../office-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireCapability(context, 'appointments.change')
  const kind = appointmentKindIn(url.searchParams.get('soort'))
  if (!kind) throw redirect(href('/admin/afspraken'), 303)
  const free = await freeFor(kind, null, '')
  const now = new Date()
  return { kind, token: randomToken(), free, first: dayOf(now), last: lastBookableDay(now) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = requireCapability(context, 'appointments.change')
  const form = await readForm(request)
  const kind = appointmentKindIn(url.searchParams.get('soort'))
  if (!kind) return redirect(href('/admin/afspraken'), 303)
  const given = form.get('token')
  return answerBooking({
    form,
    kind,
    token: isToken(given) ? given : randomToken(),
    t: textsOf(context),
    where: { request, context },
    desk: forOffice(actor),
  })
}

const forOffice = (actor: Actor): BookingDesk => ({
  forms: OFFICE_DETAILS,
  wait: () => Promise.resolve(undefined),
  book: (booking) => bookFor(actor, booking),
  booked: ({ person }, result) => {
    const made = person.email ? 'appointmentBookedFor' : 'appointmentBookedToTell'
    const key = result === 'ok' ? made : 'appointmentBookedBefore'
    return redirectWithFlash(href('/admin/afspraken'), { key })
  },
})

/** Books for someone on the telephone: the same questions and times as for visitors. */
export default function NewAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('appointments')
  const { kind, token, reason, ...rest } = { ...loaderData, ...actionData }
  const { typed = {}, errors = {}, message, ...when } = rest
  const list = href('/admin/afspraken')
  return (
    <OfficePage
      title={t(`office.book.title.${kind}`)}
      parent={{ href: list, text: t('office.title') }}
      failed={reason !== undefined}
    >
      <AppointmentProblems reason={reason} errors={errors} message={message} />
      <Lead>{t(`office.book.lead.${kind}`)}</Lead>
      <form method="post" action={`${href('/admin/afspraken/nieuw')}?soort=${kind}`} noValidate>
        <DefaultSubmit>{t('office.book.submit')}</DefaultSubmit>
        <input type="hidden" name="token" value={token} />
        <BookingFields
          kind={kind}
          form={OFFICE_DETAILS[kind]}
          texts={{ ...appointments.office.book, fields: appointments.office.book.fields[kind] }}
          typed={typed}
          errors={errors}
          when={when}
        />
        <ButtonRow>
          <Button>{t('office.book.submit')}</Button>
          <ButtonLink href={list} variant="secondary">
            {t('office.book.cancel')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}
