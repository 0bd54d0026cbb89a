import { useTranslation } from '#app/locales/use-translation.ts'
import { href, redirect } from 'react-router'
import { book } from '#app/features/appointments/booking.server.ts'
import { DETAILS } from '#app/features/appointments/form.ts'
import { isToken } from '#app/platform/tokens.ts'
import { type AppointmentKind, appointmentKindIn } from '#app/features/appointments/kinds.ts'
import { tooManyBookings } from '#app/features/appointments/limits.server.ts'
import { lastBookableDay } from '#app/features/appointments/slots.server.ts'
import { plainHead } from '#app/features/content/head.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { appointments } from '#app/features/appointments/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, DefaultSubmit, Lead, Narrow } from '#app/ui/index.ts'
import { StepProgress } from '#app/ui/page/progress.tsx'
import { PageHead } from '#app/routes/public/page-head.tsx'
import type { Route } from './+types/details.ts'
import { answerBooking, type BookingDesk, freeFor } from './details.server.ts'
import { AppointmentProblems } from './problems.tsx'
import { BookingFields } from './booking-fields.tsx'

export async function loader({ url }: Route.LoaderArgs) {
  const kind = appointmentKindIn(url.searchParams.get('soort'))
  if (!kind) throw redirect(href('/afspraak'), 303)
  return {
    kind,
    token: randomToken(),
    free: await freeFor(kind, null, ''),
    first: dayOf(new Date()),
    last: lastBookableDay(new Date()),
    helpdesk: env().HELPDESK_EMAIL,
    head: aboutDetails(kind),
  }
}

const aboutDetails = (kind: AppointmentKind) =>
  plainHead(`${href('/afspraak/gegevens')}?soort=${kind}`, appointments.details)

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const kind = appointmentKindIn(url.searchParams.get('soort'))
  if (!kind) return redirect(href('/afspraak'), 303)
  const given = form.get('token')
  return answerBooking({
    form,
    kind,
    token: isToken(given) ? given : randomToken(),
    t: textsOf(context),
    where: { request, context },
    desk: forVisitor(context.get(requestFacts).network, userOf(context)?.id ?? null),
  })
}

const forVisitor = (network: string, customerUserId: string | null): BookingDesk => ({
  forms: DETAILS,
  wait: (email) => tooManyBookings(network, email),
  book: (booking) => book({ ...booking, customerUserId }),
  booked: ({ token }, result) => {
    const query = new URLSearchParams({ token })
    if (result === 'ok') return redirect(`${href('/afspraak/bevestigd')}?${query}`, 303)
    return redirectWithFlash(`${href('/afspraak/wijzigen')}?${query}`, { key: 'alreadyBooked' })
  },
})

/** Step 2: when, where and who. */
export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['appointments', 'common'])
  const { kind, head: about, token, reason, ...rest } = { ...loaderData, ...actionData }
  const { typed = {}, errors = {}, message, ...when } = rest
  const label = t('step', { number: 2 })
  const title = `${label}: ${t('details.title')}`
  return (
    <Narrow>
      <PageHead head={{ ...about, title }} failed={reason !== undefined} />
      <StepProgress label={label} current={2} total={3} />
      <AppointmentProblems reason={reason} errors={errors} message={message} />
      <h1>{t('details.title')}</h1>
      <Lead>{`${t(`kinds.${kind}.title`)}: ${t(`kinds.${kind}.text`)}`}</Lead>
      <form method="post" action={`${href('/afspraak/gegevens')}?soort=${kind}`} noValidate>
        <DefaultSubmit>{t('details.submit')}</DefaultSubmit>
        <input type="hidden" name="token" value={token} />
        <BookingFields
          kind={kind}
          form={DETAILS[kind]}
          texts={appointments.details}
          typed={typed}
          errors={errors}
          when={when}
        />
        <ButtonRow>
          <Button>{t('details.submit')}</Button>
          <ButtonLink href={href('/afspraak')} variant="quiet">
            {t('details.other')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </Narrow>
  )
}
