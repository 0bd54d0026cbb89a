import { redirect } from 'react-router'
import { signForm } from '#app/features/living-will/forms.ts'
import { signLivingWill } from '#app/features/living-will/living-will.server.ts'
import { parseUpload, typedBeside } from '#app/forms/upload.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { livingWill } from '#app/locales/nl/living-will.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { refuse } from '../answer-form.server.ts'
import type { Route } from './+types/sign.ts'
import { HOME, StepPage } from './parts.tsx'
import { subjectFor } from './subject.server.ts'
import { refusedEarly, refusedFile } from '../documents/upload-limits.server.ts'

const { scanName, kind } = livingWill.step.signed

/** Nobody signs before the text is there. */
async function formFor(userId: string) {
  const { createdAt } = await subjectFor(userId, 'signed')
  return signForm(dayOf(createdAt))
}

export async function loader({ context }: Route.LoaderArgs) {
  const { fields } = await formFor(requireUser(context).id)
  return { fields }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = requireUser(context)
  const form = await formFor(id)
  const early = await refusedEarly(request, id)
  if (early) return refusedFile(early, await typedBeside(request, form))
  const { submission, received } = await parseUpload(request, form, (contents, { date, file }) =>
    signLivingWill(id, date, { name: file, nameWhenEmpty: scanName, contents }),
  )
  if (!received) return refuse(submission)
  const signed = await received
  if (signed.ok) return redirectWithFlash(HOME, { key: 'livingWill_signed' })
  if (signed.reason === 'nothing') return redirect(HOME, 303)
  return refusedFile(signed.reason, submission.typed, { kind })
}

/** Asks for the day of signing and a picture of the paper: from then on the living will counts. */
export default function LivingWillSign({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = loaderData
  return <StepPage step="signed" fields={fields} again={actionData} />
}
