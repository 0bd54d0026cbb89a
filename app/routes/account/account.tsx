import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { detailsSection, readDetails, saveDetails } from '#app/features/own-data/details.server.ts'
import { type AnswersPage, reopened } from '#app/forms/stored/posted.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { Route } from './+types/account.ts'
import { dropPending, heldPost, readOwnForm } from '../kit/pending-post.server.ts'
import { saveSectionForm } from '../kit/posted-section.server.ts'
import { AccountPage } from './account-page.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { values, revision, opened } = await readDetails(user)
  const pending = await heldPost(request, user, 'details')
  const again = pending && {
    ...reopened(detailsSection, pending, values),
    notice: 'pending' as const,
  }
  const page: AnswersPage = { values, revision, opened, saveId: randomUUID(), ...again }
  return {
    ...page,
    account: user.id,
    fields: detailsSection.fields,
    email: user.email,
    helpdesk: env().HELPDESK_EMAIL,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readOwnForm(request, user)
  const done = await saveSectionForm({
    definition: detailsSection,
    asked: detailsSection,
    form,
    where: { request, context },
    failure: 'details',
    chooses: false,
    shown: async () => (await readDetails(user)).values,
    save: (save) => saveDetails(user, save),
  })
  if ('stay' in done) return done.stay
  await dropPending(request, user, 'details')
  return redirectWithFlash(href('/dashboard/account'), { key: 'detailsSaved' })
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} {...actionData} />
}
