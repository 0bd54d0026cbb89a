import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { reopened } from '#app/forms/stored/answers-page.server.ts'
import { readPostedAnswers } from '#app/forms/stored/posted-answers.server.ts'
import { readLivingWillForm, saveAnswers } from '#app/features/living-will/living-will.server.ts'
import { toMend } from '#app/features/living-will/answers.ts'
import { livingWill } from '#app/features/living-will/questions.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import type { Route } from './+types/form.ts'
import { readOwnForm } from '../kit/own-form.server.ts'
import { heldPost, dropPending } from '../kit/pending-post.server.ts'
import {
  pageAfterFailure,
  pageAsPosted,
  pageUnlessDone,
  type PostedForm,
} from '../kit/same-page.server.ts'
import { type FormPage, LivingWillFormPage } from './form-page.tsx'
import { HOME, TO_MEND } from './parts.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs): Promise<FormPage> {
  const user = requireUser(context)
  const page = { ...(await storedPage(user.id)), deletion: await plannedDeletion(user.id) }
  const pending = await heldPost(request, user, 'livingWill')
  const asked = url.searchParams.has(TO_MEND)
  if (!pending) return asked ? { ...page, errors: toMend(page.values), asked } : page
  return { ...page, ...reopened(livingWill, pending, page.values), notice: 'pending' }
}

/** The page with what is stored. @throws a redirect without consent to keep anything */
async function storedPage(account: string) {
  const { consent, answers: values, ...from } = await readLivingWillForm(account)
  if (!consent) throw redirect(HOME, 303)
  return { values, ...from, saveId: randomUUID(), account }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readOwnForm(request, user)
  const page = { definition: livingWill, form, where: { request, context }, chooses: false }
  const done = await savePosted(user.id, page)
  if (typeof done !== 'string') return done
  await dropPending(request, user, 'livingWill')
  return redirectWithFlash(HOME, { key: 'livingWillSaved', saved: done })
}

/**
 * @returns the id of the form; the same page again when it is not done, or could not be
 * @throws a redirect without consent to keep anything
 */
async function savePosted(userId: string, page: PostedForm) {
  try {
    const post = readPostedAnswers(livingWill, page.form)
    if (!post.asksToSave) return pageAsPosted(page, post, (await storedPage(userId)).values)
    const saved = await saveAnswers(userId, post.save)
    if (!saved.ok && saved.reason === 'consent') throw redirect(HOME, 303)
    return pageUnlessDone(page, post, saved) ?? post.save.id
  } catch (error) {
    return pageAfterFailure(page, error)
  }
}

export default function LivingWillForm({ loaderData, actionData }: Route.ComponentProps) {
  const page: FormPage = { ...loaderData, ...actionData }
  return <LivingWillFormPage {...page} asked={!actionData && page.asked} />
}
