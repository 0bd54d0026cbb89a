import { data, href } from 'react-router'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import {
  type AskedRequest,
  changeRequest,
  type OwnRequest,
  ownRequest,
} from '#app/features/release/request.server.ts'
import type { RequestContents } from '#app/features/release/request-contents.server.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import type { Typed } from '#app/forms/rows.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import type { FormReply } from '../../kit/answer-form.server.ts'
import { type AlreadyAsked, alreadyAsked } from '../listed.server.ts'
import { ANEW, CHANGED, isAskedAnew, scannedIn } from '../kinds.ts'
import { keptRequest, type OfferedRequest } from './kept-request.server.ts'
import { readAsked } from '../read-asked.server.ts'

/**
 * The request that is changed here, where the address names one.
 *
 * @throws a 404 answer when there is none of this kind to change
 */
export async function requestToChange(
  userId: string,
  kind: RequestKind,
  { searchParams }: URL,
): Promise<AskedRequest | null> {
  const id = searchParams.get(CHANGED)
  if (id === null) return null
  const own = isUuid(id) ? await ownRequest(userId, id) : null
  if (own?.state !== 'unpaid' || own.kind !== kind || !own.asked)
    throw data('request', { status: 404 })
  return { id, asked: own.asked }
}

type FilledIn = { card: string; values: Typed }

type Opened = { kind: RequestKind; changed: AskedRequest | null }

/**
 * What the form of a request opens with: what was posted without a session, where the address asks
 * for nothing else; as it was asked before, or once more what came to nothing, or by the card that the
 * address names. Its number is typed: one that showed here would tell which cards are ours.
 */
export async function filledInFor(
  asked: { request: Request; url: URL },
  user: SignedIn,
  opened: Opened,
): Promise<FilledIn & { isAgain: boolean; offered: OfferedRequest | null }> {
  const kept = await keptRequest(asked, user, opened.kind)
  const { offered } = kept
  if (!kept.opened)
    return { ...(await asAsked(user.id, opened, asked.url)), isAgain: false, offered }
  const { card, submission } = readAsked(opened.kind, kept.opened)
  return { card, values: submission.typed, isAgain: true, offered }
}

async function asAsked(userId: string, { kind, changed }: Opened, url: URL): Promise<FilledIn> {
  if (changed) return filledInWith(changed.asked)
  const anew = await askedBefore(userId, kind, url.searchParams.get(ANEW))
  if (anew) return filledInWith(anew)
  return { card: scannedIn(url)?.card ?? '', values: {} }
}

const filledInWith = ({ card = '', kind: _kind, ...values }: RequestContents): FilledIn => ({
  card,
  values,
})

/** Only of the member's own, and while it is kept: else the form opens empty. */
async function askedBefore(userId: string, kind: RequestKind, id: string | null) {
  const own = id !== null && isUuid(id) ? await ownRequest(userId, id) : null
  return own?.kind === kind && isAskedAnew(own.state) ? own.asked : null
}

/** What the form shows again. */
export type AskReply = FormReply & { already?: AlreadyAsked }

/** What was typed, and that it was asked for before, as a 422 answer. */
export const refuseAlready = ({ typed }: { typed: Typed }, running: OwnRequest) =>
  data<AskReply>({ typed, already: alreadyAsked(running) }, { status: 422 })

/**
 * Changes a request that is not paid. @returns the way to its page, which says whether that was
 * still possible
 */
export async function changeTo(userId: string, request: AskedRequest) {
  const done = await changeRequest(userId, request)
  const page = href('/franchise/aanvragen/:id', { id: request.id })
  return redirectWithFlash(page, { key: done ? 'request_changed' : 'request_settled' })
}
