import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { detailsSection, readDetails, saveDetails } from '#app/features/own-data/details.server.ts'
import { type AnswersPage, reopened } from '#app/forms/stored/answers-page.server.ts'
import { readPostedAnswers } from '#app/forms/stored/posted-answers.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { Route } from './+types/account.ts'
import { readOwnForm } from '../kit/own-form.server.ts'
import { dropPending, heldPost } from '../kit/pending-post.server.ts'
import {
  pageAfterFailure,
  pageAsPosted,
  pageUnlessDone,
  type PostedForm,
  type SamePage,
} from '../kit/same-page.server.ts'
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
  const stay = await savePosted(user, {
    definition: detailsSection,
    form,
    where: { request, context },
    failure: 'details',
    chooses: false,
  })
  if (stay) return stay
  await dropPending(request, user, 'details')
  return redirectWithFlash(href('/dashboard/account'), { key: 'detailsSaved' })
}

/** @returns the same page again when it is not done, or could not be */
async function savePosted(user: SignedIn, page: PostedForm): Promise<SamePage | null> {
  try {
    const post = readPostedAnswers(detailsSection, page.form)
    if (!post.asksToSave) return pageAsPosted(page, post, (await readDetails(user)).values)
    const saved = await saveDetails(user, post.save)
    return pageUnlessDone(page, post, saved)
  } catch (error) {
    return pageAfterFailure(page, error)
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} {...actionData} />
}
