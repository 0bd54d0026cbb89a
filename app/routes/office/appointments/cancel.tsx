import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { cancelFor } from '#app/features/appointments/booking.server.ts'
import { cancelForm } from '#app/features/appointments/form.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { appointments } from '#app/features/appointments/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { DangerRow, FormFields } from '#app/ui/index.ts'
import { answerForm, type FormReply } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Problems } from '#app/routes/kit/problems.tsx'
import type { Route } from './+types/cancel.ts'
import { appointmentOr404, timesChanged } from './appointment-or-404.server.ts'
import { AppointmentNow, HowTold, NotOpen } from './parts.tsx'
import { told } from './told.ts'
import { OfficePage } from '../office-page.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'appointments.change')
  return { appointment: await appointmentOr404(actor, params.id) }
}

type CancelReply = FormReply & { isChanged?: true }

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'appointments.change')
  const { id, person } = await appointmentOr404(actor, params.id)
  const form = await readForm(request)
  const submission = parseForm(cancelForm, form)
  const shown = { id, sequence: timesChanged(form) }
  return answerForm({ request, context }, submission, 'appointmentCancel', async ({ because }) => {
    if (await cancelFor(actor, shown, because))
      return redirectWithFlash(href('/admin/afspraken'), told('Cancelled', person))
    return data<CancelReply>({ typed: submission.typed, isChanged: true }, { status: 409 })
  })
}

/** Asks why, which the visitor is mailed, or told in a call. */
export default function CancelAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment } = loaderData
  const reply: CancelReply | undefined = actionData
  const { t } = useTranslation('appointments')
  const list = href('/admin/afspraken')
  return (
    <OfficePage
      title={t('office.cancelling.title', appointment.person)}
      parent={{ href: list, text: t('office.title') }}
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} />}
    >
      <Failure kind={reply?.failure} />
      <AppointmentNow appointment={appointment} isChanged={reply?.isChanged ?? false} />
      {appointment.isOpen ? (
        <form method="post" noValidate>
          <input type="hidden" name="gezien" value={appointment.sequence} />
          <HowTold {...appointment} change="cancelling" />
          <FormFields
            fields={cancelForm.fields}
            texts={appointments.office.cancelling.fields}
            values={reply?.typed}
            errors={reply?.errors}
          />
          <DangerRow intent="annuleren" back={list} backText={t('office.cancelling.back')}>
            {t('office.cancelling.submit')}
          </DangerRow>
        </form>
      ) : (
        <NotOpen />
      )}
    </OfficePage>
  )
}
