import { data, type MiddlewareFunction } from 'react-router'
import { z } from 'zod'
import {
  carryPost,
  dropCarriedPost,
  type Posted,
  readCarriedPost,
} from '#app/features/accounts/carried-posts.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { signInAddress, userOf } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/context.server.ts'
import { carriedCookie } from '#app/platform/cookies.server.ts'
import { randomToken } from '#app/platform/crypto.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import { readTypedBefore } from '#app/platform/upload.server.ts'

const tokenOf = async (request: Request): Promise<string | undefined> => {
  const token: unknown = await carriedCookie().parse(request.headers.get('cookie'))
  return typeof token === 'string' && token.length === 43 ? token : undefined
}

/** The confidential step is sealed with a key of its own, also while it waits. */
const purposeOf = (page: string) => (page.endsWith('/secret') ? 'secret' : 'personal')

/** The one page whose form takes a file; that cannot be kept, but what was typed before it can. */
const WITH_FILE = 'vragenlijst/documenten'

async function fieldsOf(request: Request, pattern: string): Promise<FormData> {
  if (!pattern.endsWith(WITH_FILE)) return readForm(request)
  return readTypedBefore(request)
}

/**
 * Keeps what is posted without a session, for forms that say in `account` whose page they are. Who
 * then signs in on the same browser finds it on the page again.
 */
export const carryPosts: MiddlewareFunction<Response> = async (
  { request, context, pattern, url },
  next,
) => {
  if (request.method !== 'POST' || userOf(context) || isAway()) return next()
  const form = await fieldsOf(request, pattern).catch(() => new FormData())
  const { data: userId } = z.uuid().safeParse(form.get('account'))
  if (!userId) return next()
  const token = (await tokenOf(request)) ?? randomToken()
  const { network } = context.get(requestFacts)
  const carried = { userId, page: pattern, token, purpose: purposeOf(pattern) } as const
  if (!(await carryPost(carried, [...form] as Posted, network))) return next()
  const headers = new Headers({ 'set-cookie': await carriedCookie().serialize(token) })
  throw await redirectWithFlash(signInAddress(url.pathname), { key: 'notSignedInKept' }, headers)
}

/**
 * The posted form of a page that says in `account` whose it is.
 *
 * @throws a 409 answer when it was made for someone else, who used the same browser before
 */
export async function readOwnForm(request: Request, user: SignedIn): Promise<FormData> {
  const form = await readForm(request)
  if (isOthers(form.get('account'), user)) throw othersForm()
  return form
}

/** Whether a form says that it was made for someone else. */
export function isOthers(said: unknown, user: SignedIn): boolean {
  const { data: account = user.id } = z.uuid().safeParse(said)
  return account !== user.id
}

/** The answer to a form of someone else, who used the same browser before. */
export const othersForm = () => data('account', { status: 409 })

/** What this browser posted to the page before the person signed in again, or null. Pages go by pattern. */
export async function carriedTo(request: Request, user: SignedIn, page: string) {
  const token = await tokenOf(request)
  if (!token) return null
  const posted = await readCarriedPost({ userId: user.id, page, token, purpose: purposeOf(page) })
  if (!posted) return null
  const form = new FormData()
  for (const [name, value] of posted) form.append(name, value)
  return form
}

/** To be called once the page is saved: what was carried to it has done its work. */
export async function dropCarried(request: Request, user: SignedIn, page: string) {
  const token = await tokenOf(request)
  if (token) await dropCarriedPost({ userId: user.id, page, token })
}
