/** A request that was posted without a session: it waits in this browser until it is sent or thrown away. */
import { href } from 'react-router'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { dropPending, heldPost } from '../../kit/pending-post.server.ts'
import { ANEW, CARD, CHANGED, SORTS } from '../kinds.ts'

/** Offered beside a form that is about something else: whom it is about as typed, and where it is opened. */
export type OfferedRequest = { name: string; at: string }

type KeptRequest = {
  /** What the form opens with. */
  opened: FormData | null
  offered: OfferedRequest | null
}

type Asked = { request: Request; url: URL }

/**
 * What waits in this browser. An address that names a request or a card, or another kind, asks for
 * something else: there it is offered, and never in its place.
 */
export async function keptRequest(
  { request, url }: Asked,
  user: SignedIn,
  kind: RequestKind,
): Promise<KeptRequest> {
  const kept = await heldPost(request, user, 'request')
  if (!kept) return { opened: null, offered: null }
  const itsKind: RequestKind = kept.has('naamOverledene') ? 'full' : 'living_will'
  const changed = kept.get(CHANGED)
  const asksForOther =
    [ANEW, CARD].some((name) => url.searchParams.has(name)) ||
    url.searchParams.get(CHANGED) !== changed
  if (itsKind === kind && !asksForOther) return { opened: kept, offered: null }
  const name = String(kept.get('naamOverledene') ?? kept.get('naamEigenaar') ?? '').slice(0, 100)
  const at = href('/franchise/opvragen/:soort', { soort: SORTS[itsKind] })
  const query = changed === null ? '' : `?${new URLSearchParams({ [CHANGED]: String(changed) })}`
  return { opened: null, offered: { name: name.trim(), at: at + query } }
}

/** To be called once a form is sent: what it opened with waits no more. */
export async function dropSent(asked: Asked, user: SignedIn, kind: RequestKind) {
  const { opened } = await keptRequest(asked, user, kind)
  if (opened) await dropPending(asked.request, user, 'request')
}

/** Throws away what waits in this browser. @returns the way back to the form */
export async function discardKept({ request, url }: Asked, user: SignedIn) {
  await dropPending(request, user, 'request')
  return redirectWithFlash(url.pathname + url.search, { key: 'request_thrown' })
}
