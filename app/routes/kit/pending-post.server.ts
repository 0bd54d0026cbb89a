import type { MiddlewareFunction } from 'react-router'
import { z } from 'zod'
import type { FileSubject } from '#app/access/subject.ts'
import { ASKED } from '#app/features/interview/one-by-one.ts'
import type { FileSectionKey } from '#app/features/interview/sections/index.ts'
import {
  type FormId,
  formOn,
  PENDING_FORMS,
  questionForms,
} from '#app/features/pending-posts/forms.ts'
import {
  dropPendingPost,
  keepPost,
  type FieldPairs,
  type PendingPost,
  readPendingPost,
} from '#app/features/pending-posts/pending-posts.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { isWork, userOf } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { pendingCookie, tokenIn } from '#app/platform/http/cookies.server.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { signInAddress } from '#app/platform/http/sign-in-address.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { readTypedBefore } from '#app/platform/http/upload.server.ts'

const tokenOf = (request: Request) => tokenIn(pendingCookie(), request)

async function postedFieldsOf(request: Request, form: FormId): Promise<FormData> {
  if (!PENDING_FORMS[form].takesFile) return readForm(request)
  return readTypedBefore(request)
}

/** Fields that were read one by one, as a form. */
function formOf(fields: Iterable<[name: string, value: string]>): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/** Whose file a post is about, and by which mandate of a conversation. */
const FROM = z.object({
  account: z.uuid().toLowerCase(),
  mandate: z.uuid().toLowerCase().optional(),
})

/**
 * Keeps what is posted without a session, for forms that say in `account` whose page they are. Who
 * then signs in on the same browser finds it on the page again.
 */
export const keepPosts: MiddlewareFunction<Response> = async (
  { request, context, pattern, params, url },
  next,
) => {
  if (request.method !== 'POST' || userOf(context) || isAway()) return next()
  const form = formOn(pattern, params)
  if (!form) return next()
  const posted = await postedFieldsOf(request, form).catch(() => new FormData())
  const { data: said } = FROM.safeParse({ account: posted.get('account'), mandate: params.mandate })
  if (!said) return next()
  const waiting = { userId: said.account, form, mandate: said.mandate }
  const changed = changedBy(form, url)
  const fields = [...posted, ...changed] as FieldPairs
  const headers = await keepInBrowser({ request, context }, waiting, fields)
  if (!headers) return next()
  const key = isWork(pattern) ? 'workKept' : 'notSignedInKept'
  throw await redirectWithFlash(
    signInAddress([url.pathname, changed].filter(String).join('?')),
    { key },
    headers,
  )
}

/** What the address of a form says that it changes; empty where that is new. */
function changedBy(form: FormId, { searchParams }: URL): URLSearchParams {
  const { changes = '' } = PENDING_FORMS[form]
  const changed = searchParams.get(changes)
  return new URLSearchParams(changed === null ? {} : { [changes]: changed })
}

/**
 * Keeps what was posted until its form is opened in this browser.
 *
 * @returns the header for it; undefined when it was not kept
 */
export async function keepInBrowser(
  { request, context }: Where,
  waiting: Omit<PendingPost, 'token'>,
  posted: FieldPairs,
): Promise<Headers | undefined> {
  const token = (await tokenOf(request)) ?? randomToken()
  const { network } = context.get(requestFacts)
  if (!(await keepPost({ ...waiting, token }, posted, network))) return undefined
  return new Headers({ 'set-cookie': await pendingCookie().serialize(token) })
}

/** What this browser posted to the form before whoever writes signed in again, or null. */
export async function heldPost(request: Request, subject: FileSubject, form: FormId) {
  const token = await tokenOf(request)
  const posted = token && (await readPendingPost(subject, form, token))
  return posted ? formOf(posted) : null
}

/** To be called once the form is saved: what waited for it has done its work. */
export async function dropPending(request: Request, subject: FileSubject, form: FormId) {
  const token = await tokenOf(request)
  if (token) await dropPendingPost(subject, form, token)
}

/**
 * To be called once a form of a section is saved: drops what waited for the section, or, where the form asks
 * some questions alone, only what waited for the form of one of those.
 *
 * @param only the questions that it asks alone
 */
export async function dropAsked(
  request: Request,
  subject: FileSubject,
  section: FileSectionKey,
  only?: readonly string[],
) {
  if (!only) return dropPending(request, subject, section)
  for (const form of questionForms(section)) {
    const pending = await heldPost(request, subject, form)
    if (pending && only.includes(String(pending.get(ASKED))))
      await dropPending(request, subject, form)
  }
}
