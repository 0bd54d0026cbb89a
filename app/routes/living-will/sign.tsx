import { signForm } from '#app/features/living-will/forms.ts'
import { signLivingWill } from '#app/features/living-will/living-will.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import type { Route } from './+types/sign.ts'
import { answerPaper } from './paper.server.ts'
import { WillStepPage } from './parts.tsx'
import { subjectFor } from './subject.server.ts'

/** Nobody signs before the text is there. */
async function formFor(userId: string, isPosted = false) {
  const { createdAt } = await subjectFor(userId, 'signed', isPosted)
  return signForm(dayOf(createdAt))
}

export async function loader({ context }: Route.LoaderArgs) {
  const { fields } = await formFor(requireUser(context).id)
  return { fields }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = requireUser(context)
  const posted = {
    request,
    userId: id,
    form: await formFor(id, true),
    step: 'signed',
  } as const
  return answerPaper(posted, (paper, { date }) => signLivingWill(id, date, paper))
}

/** Asks for the day of signing and a picture of the paper: from then on the living will counts. */
export default function LivingWillSign({ loaderData, actionData }: Route.ComponentProps) {
  const { fields } = loaderData
  return <WillStepPage step="signed" fields={fields} again={actionData} />
}
