import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import {
  findAppointment,
  findFreeTimes,
  moveAppointment,
} from '#app/features/appointments/booking.server.ts'
import { whenForm } from '#app/features/appointments/form.ts'
import { tooManyBookings } from '#app/features/appointments/limits.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { lastBookableDay } from '#app/features/appointments/slots.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { Button, ButtonLink, ButtonRow, DefaultSubmit } from '#app/ui/index.ts'
import type { Route } from './+types/change.ts'
import { bookingFailed, dayAskedFor, taken, tooMany, type WhenReply } from './details.server.ts'
import { ownAppointment } from './own.server.ts'
import { Closed, AppointmentFacts, isStillPlanned, OwnPage } from './own-page.tsx'
import { AppointmentProblems } from './problems.tsx'
import { WhenFields } from './when-fields.tsx'

export async function loader({ url }: Route.LoaderArgs) {
  const { data: own, init } = await ownAppointment(url)
  const free = isStillPlanned(own.appointment)
    ? await findFreeTimes(own.appointment, '', { token: own.token })
    : null
  return data(
    { ...own, free, first: dayOf(new Date()), last: lastBookableDay(new Date()) },
    init ?? {},
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = String(form.get('token'))
  const appointment = await findAppointment(token)
  if (!isStillPlanned(appointment)) return data(null, { status: 410 })
  const t = textsOf(context)
  const { typed, errors, complete } = parseForm(whenForm, form)
  const { day, onlyShow, isOther } = dayAskedFor(form, { typed, errors }, t)
  const free = await findFreeTimes(appointment, day, { token })
  if (onlyShow) {
    delete errors.preferredTime
    return data<WhenReply>({ typed, free, errors })
  }
  if (!complete || isOther) {
    const reason = isOther ? 'wrong' : 'missing'
    return data<WhenReply>({ typed, free, errors, reason }, { status: 422 })
  }
  const wait = await tooManyBookings(context.get(requestFacts).network, token)
  if (wait !== undefined)
    return data<WhenReply>({ typed, free, ...tooMany(wait, t) }, { status: 429 })
  const slot = { day: complete.preferredDate, time: complete.preferredTime }
  const result = await orElse(
    { request, context },
    () => moveAppointment(token, slot),
    (status) => status,
  )
  if (typeof result === 'number')
    return data<WhenReply>({ typed, free, ...bookingFailed(t) }, { status: result })
  if (result.ok)
    return redirectWithFlash(`${href('/afspraak/wijzigen')}?${new URLSearchParams({ token })}`, {
      key: result.unchanged ? 'appointmentKept' : 'appointmentMoved',
    })
  if (result.reason === 'other') return data(null, { status: 410 })
  const again = await findFreeTimes(appointment, day, { token })
  return data<WhenReply>({ typed, free: again, ...taken(t) }, { status: 409 })
}

/** Where the link of a mail leads: another time, or cancelling. */
export default function Change({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('appointments')
  const { appointment, token, ...page } = loaderData
  if (!isStillPlanned(appointment) || actionData === null)
    return <Closed appointment={appointment} helpdesk={page.helpdesk} />
  const { typed = {}, errors = {}, reason, message, ...rest } = { ...page, ...actionData }
  const query = `?${new URLSearchParams({ token })}`
  return (
    <OwnPage title={t('change.title')} failed={reason !== undefined}>
      <AppointmentProblems reason={reason} errors={errors} message={message} />
      <h1>{t('change.title')}</h1>
      <p>{t('change.now')}</p>
      <AppointmentFacts appointment={appointment} />
      <form method="post" action={`${href('/afspraak/wijzigen')}${query}`} noValidate>
        <DefaultSubmit>{t('change.submit')}</DefaultSubmit>
        <input type="hidden" name="token" value={token} />
        <WhenFields typed={typed} errors={errors} {...rest} />
        <ButtonRow>
          <Button>{t('change.submit')}</Button>
          <ButtonLink href={`${href('/afspraak/annuleren')}${query}`} variant="secondary">
            {t('change.cancel')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </OwnPage>
  )
}
