import { redirect } from 'react-router'
import { readPerson } from '#app/features/accounts/profile.server.ts'
import { paperForm } from '#app/features/living-will/forms.ts'
import {
  readLivingWills,
  registerPaper,
  registerScannedPaper,
} from '#app/features/living-will/living-will.server.ts'
import { parseUpload, typedBeside } from '#app/forms/upload.server.ts'
import { livingWill } from '#app/locales/nl/living-will.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { refuse } from '../answer-form.server.ts'
import type { Route } from './+types/on-paper.ts'
import { HOME, StepPage } from './parts.tsx'
import { refusedEarly, refusedFile } from '../documents/upload-limits.server.ts'

const { scanName, kind } = livingWill.step.signed

/** Before anyone who lives today was born. */
const EARLIEST = '1900-01-01'

/** Nobody signs before being born. @throws a redirect to where consent is asked for */
async function formFor(userId: string) {
  const { consent } = await readLivingWills(userId)
  if (!consent) throw redirect(HOME, 303)
  const { dateOfBirth } = await readOnly(asPerson(userId), (sql) => readPerson(sql, userId))
  return paperForm(dateOfBirth ?? EARLIEST)
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
  const { submission, received } = await parseUpload(request, form, (contents, { file, ...made }) =>
    registerScannedPaper(id, made, { name: file ?? '', nameWhenEmpty: scanName, contents }),
  )
  const { complete } = submission
  if (!complete) return refuse(submission)
  const scanned = await received
  if (scanned && !scanned.ok && scanned.reason !== 'nothing')
    return refusedFile(scanned.reason, submission.typed, { kind })
  const isKept = scanned ? scanned.ok : await registerPaper(id, complete)
  return isKept ? redirectWithFlash(HOME, { key: 'livingWill_onPaper' }) : redirect(HOME, 303)
}

/** Takes in a living will that was made and signed elsewhere, with the paper if there is a picture. */
export default function LivingWillOnPaper({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = loaderData
  return <StepPage step="onPaper" fields={fields} again={actionData} />
}
