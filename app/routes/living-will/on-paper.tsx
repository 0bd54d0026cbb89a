import { redirect } from 'react-router'
import { readPerson } from '#app/features/accounts/profile.server.ts'
import { paperForm } from '#app/features/living-will/forms.ts'
import {
  readLivingWills,
  registerPaper,
  registerScannedPaper,
} from '#app/features/living-will/living-will.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import type { Route } from './+types/on-paper.ts'
import { answerPaper } from './paper.server.ts'
import { HOME, PICTURE, WillStepPage } from './parts.tsx'

/** Before anyone who lives today was born. */
const EARLIEST = '1900-01-01'

/** Nobody signs before being born. @throws a redirect to where consent is asked for */
async function formFor(userId: string) {
  const { consent } = await readLivingWills(userId)
  if (!consent) throw redirect(HOME, 303)
  const { dateOfBirth } = await readOnly(asPerson(userId), (sql) => readPerson(sql, userId))
  return paperForm(dateOfBirth ?? EARLIEST)
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const { fields } = await formFor(id)
  return { fields, known: url.searchParams.has(PICTURE) ? await knownOf(id) : undefined }
}

/** Of the paper that counts. */
async function knownOf(userId: string) {
  const { valid } = await readLivingWills(userId)
  return valid?.title === undefined
    ? undefined
    : { title: valid.title, date: valid.dates.signed ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = requireUser(context)
  const posted = {
    request,
    userId: id,
    form: await formFor(id),
    step: 'onPaper',
  } as const
  return answerPaper(
    posted,
    (paper, { title, date }) => registerScannedPaper(id, { title, date }, paper),
    async (made) =>
      (await registerPaper(id, made)) ? { ok: true } : { ok: false, reason: 'nothing' },
  )
}

/** Takes in a living will that was made and signed elsewhere, with the paper if there is a picture. */
export default function LivingWillOnPaper({ loaderData, actionData }: Route.ComponentProps) {
  return <WillStepPage step="onPaper" {...loaderData} again={actionData} />
}
