import { useTranslation } from '#app/locales/use-translation.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { appointments } from '#app/features/appointments/texts.nl.ts'
import { Problems } from '../kit/problems.tsx'

/** Why a form came back. */
export type ProblemReason = 'missing' | 'wrong' | 'failed'

type AppointmentProblemsProps = {
  reason?: ProblemReason | undefined
  errors: FieldErrors
  /** What is wrong with the whole and no field in particular. */
  message?: string | undefined
}

/** Questions that their errors do not name. */
const { preferredDate, name, email, phone, notes } = appointments.details.fields
const NAMED = { preferredDate, name, email, phone, notes }

/** Everything that is wrong with a form about appointments, under the specification's titles. */
export function AppointmentProblems({ reason, errors, message }: AppointmentProblemsProps) {
  const { t } = useTranslation('appointments')
  if (!reason) return null
  return (
    <Problems
      title={reason === 'wrong' ? undefined : t(`errors.${reason}`)}
      errors={errors}
      texts={NAMED}
      last={message ? [{ href: '#preferredDate', text: message }] : []}
    />
  )
}
