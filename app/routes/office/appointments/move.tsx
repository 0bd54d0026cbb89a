import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { findFreeTimes, moveFor } from '#app/features/appointments/booking.server.ts'
import { whenForm } from '#app/features/appointments/form.ts'
import { lastBookableDay } from '#app/features/appointments/slots.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { Button, ButtonLink, ButtonRow, DefaultSubmit } from '#app/ui/index.ts'
import {
  bookingFailed,
  dayAskedFor,
  taken,
  type WhenReply,
} from '#app/routes/appointments/details.server.ts'
import { AppointmentProblems } from '#app/routes/appointments/problems.tsx'
import { WhenFields } from '#app/routes/appointments/when-fields.tsx'
import type { Route } from './+types/move.ts'
import { appointmentOr404, timesChanged } from './appointment-or-404.server.ts'
import { AppointmentNow, HowTold, NotOpen } from './parts.tsx'
import { told } from './told.ts'
import { OfficePage } from '../office-page.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'appointments.change')
  const appointment = await appointmentOr404(actor, params.id)
  const now = new Date()
  const free = appointment.isOpen ? await findFreeTimes(appointment, '', appointment) : null
  return { appointment, free, first: dayOf(now), last: lastBookableDay(now) }
}

type MoveReply = Partial<WhenReply> & { isChanged?: true }

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'appointments.change')
  const appointment = await appointmentOr404(actor, params.id)
  const form = await readForm(request)
  const t = textsOf(context)
  const { typed, errors, complete } = parseForm(whenForm, form)
  const { day, onlyShow, isOther } = dayAskedFor(form, { typed, errors }, t)
  const free = await findFreeTimes(appointment, day, appointment)
  if (onlyShow) {
    delete errors.preferredTime
    return data<MoveReply>({ typed, free, errors })
  }
  if (!complete || isOther) {
    const reason = isOther ? 'wrong' : 'missing'
    return data<MoveReply>({ typed, free, errors, reason }, { status: 422 })
  }
  const slot = { day: complete.preferredDate, time: complete.preferredTime }
  const result = await orElse(
    { request, context },
    () => moveFor(actor, { id: appointment.id, sequence: timesChanged(form) }, slot),
    (status) => status,
  )
  if (typeof result === 'number')
    return data<MoveReply>({ typed, free, ...bookingFailed(t) }, { status: result })
  if (result.ok)
    return redirectWithFlash(
      href('/admin/afspraken'),
      result.unchanged ? { key: 'appointmentKeptFor' } : told('Moved', appointment.person),
    )
  if (result.reason === 'other') return data<MoveReply>({ typed, isChanged: true }, { status: 409 })
  const again = await findFreeTimes(appointment, day, appointment)
  return data<MoveReply>({ typed, free: again, ...taken(t) }, { status: 409 })
}

/** Another time, of which the visitor is mailed, or rung. */
export default function MoveAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('appointments')
  const { appointment, ...page } = loaderData
  const reply: MoveReply = actionData ?? {}
  const {
    typed = {},
    errors = {},
    reason,
    message,
    isChanged = false,
    ...rest
  } = {
    ...page,
    ...reply,
  }
  const list = href('/admin/afspraken')
  return (
    <OfficePage
      title={t('office.moving.title', appointment.person)}
      parent={{ href: list, text: t('office.title') }}
      failed={isChanged || reason !== undefined}
    >
      <AppointmentProblems reason={reason} errors={errors} message={message} />
      <AppointmentNow appointment={appointment} isChanged={isChanged} />
      {appointment.isOpen ? (
        <form method="post" noValidate>
          <DefaultSubmit>{t('office.moving.submit')}</DefaultSubmit>
          <input type="hidden" name="gezien" value={appointment.sequence} />
          <WhenFields typed={typed} errors={errors} {...rest} />
          <HowTold {...appointment} change="moving" />
          <ButtonRow>
            <Button>{t('office.moving.submit')}</Button>
            <ButtonLink href={list} variant="secondary">
              {t('office.moving.back')}
            </ButtonLink>
          </ButtonRow>
        </form>
      ) : (
        <NotOpen />
      )}
    </OfficePage>
  )
}
