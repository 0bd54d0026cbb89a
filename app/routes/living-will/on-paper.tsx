import { redirect } from 'react-router'
import { readPerson } from '#app/features/accounts/profile.server.ts'
import { paperForm, pictureForm } from '#app/features/living-will/forms.ts'
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
  const known = await pictured(id, url)
  return known
    ? { step: 'picture' as const, fields: pictureForm.fields }
    : { step: 'onPaper' as const, fields: (await formFor(id)).fields }
}

/** The paper that counts, where its picture is to come. @throws a redirect where there is none */
async function pictured(userId: string, url: URL) {
  if (!url.searchParams.has(PICTURE)) return null
  const { valid } = await readLivingWills(userId)
  if (valid?.title === undefined || valid.scanId !== undefined) throw redirect(HOME, 303)
  return { title: valid.title, date: valid.dates.signed ?? '' }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { id } = requireUser(context)
  const known = await pictured(id, url)
  if (known)
    return answerPaper({ request, userId: id, form: pictureForm, step: 'picture' }, (paper) =>
      registerScannedPaper(id, known, paper),
    )
  return answerPaper(
    { request, userId: id, form: await formFor(id), step: 'onPaper' },
    (paper, { title, date }) => registerScannedPaper(id, { title, date }, paper),
    async (made) =>
      (await registerPaper(id, made)) ? { ok: true } : { ok: false, reason: 'nothing' },
  )
}

/** Takes in a living will that was made and signed elsewhere, with the paper if there is a picture. */
export default function LivingWillOnPaper({ loaderData, actionData }: Route.ComponentProps) {
  return <WillStepPage {...loaderData} again={actionData} />
}
