import { randomUUID } from 'node:crypto'
import { data, href } from 'react-router'
import { describeDocument, readWords } from '#app/features/documents/documents.server.ts'
import { documentForm } from '#app/features/documents/forms.ts'
import { type AnswersPage, reopened } from '#app/forms/stored/answers-page.server.ts'
import { readPostedAnswers } from '#app/forms/stored/posted-answers.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import type { Route } from './+types/document-change.ts'
import { DocumentChangePage } from './document-change-page.tsx'
import { readOwnForm } from '../kit/own-form.server.ts'
import { heldPost, dropPending } from '../kit/pending-post.server.ts'
import {
  pageAfterFailure,
  pageAsPosted,
  pageUnlessDone,
  type PostedForm,
} from '../kit/same-page.server.ts'

/** @throws a 404 answer */
const notFound = () => {
  throw data('document', { status: 404 })
}

type Words = NonNullable<Awaited<ReturnType<typeof readWords>>>

const ownWords = async (userId: string, id: string) => (await readWords(userId, id)) ?? notFound()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { id, stored: values, revision, opened } = await ownWords(user.id, params.id)
  const page: AnswersPage = { values, revision, opened, saveId: randomUUID(), account: user.id }
  const pending = await heldPost(request, user, 'document')
  // All documents have the same form: it may have been typed for another one.
  if (pending?.get('document') !== id) return { id, page }
  const again = reopened(documentForm, pending, values)
  return { id, page: { ...page, ...again, notice: 'pending' as const } }
}

/** Renames and describes. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = requireUser(context)
  const words = await ownWords(user.id, params.id)
  const form = await readOwnForm(request, user)
  const page = { definition: documentForm, form, where: { request, context } }
  const stay = await savePosted(user.id, words, page)
  if (stay) return stay
  await dropPending(request, user, 'document')
  return redirectWithFlash(href('/vragenlijst/documenten'), { key: 'documentChanged' })
}

/** @returns the same page again when it is not done, or could not be */
async function savePosted(userId: string, { id, stored }: Words, page: PostedForm) {
  try {
    const post = readPostedAnswers(documentForm, page.form)
    if (!post.asksToSave) return pageAsPosted(page, post, stored)
    const saved = (await describeDocument(userId, id, post.save)) ?? notFound()
    return pageUnlessDone(page, post, saved)
  } catch (error) {
    return pageAfterFailure(page, error)
  }
}

export default function DocumentChange({ loaderData, actionData }: Route.ComponentProps) {
  const { id, page } = loaderData
  const failed = actionData !== undefined
  return <DocumentChangePage id={id} page={{ ...page, ...actionData }} failed={failed} />
}
