import { Readable } from 'node:stream'
import { data, href, redirect } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { may } from '#app/access/capabilities.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import {
  deliveryOf,
  fetchDelivered,
  tooManyFetches,
} from '#app/features/delivery/delivered.server.ts'
import { FILE_KINDS } from '#app/files/kinds.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { refuseFor } from './attempt.server.ts'
import { type FileRequest, giveDocument } from './file-answer.ts'

type DeliveredFileParams = { id: string; file: string }

/**
 * A document of a delivery. Each time is noted.
 *
 * @throws a 410 answer when the term is over or the request was stopped, a 404 answer for all else
 */
export async function giveDelivered(
  asked: FileRequest,
  actor: SignedIn & Actor,
  { id, file }: DeliveredFileParams,
) {
  if (!isUuid(id) || !isUuid(file)) throw data('delivery', { status: 404 })
  if (asked.request.method === 'HEAD') return describe(asked, actor, { id, file })
  const wait = await tooManyFetches(actor.id)
  if (wait !== undefined) throw refuseFor(wait)
  const found = await fetchDelivered(actor, id, file)
  if (!found) throw await fileNotFound(actor, id)
  return giveDocument(asked, { ...found, mime: FILE_KINDS[found.kind].mime })
}

/** What would be given: nothing was got, so nothing is noted. */
async function describe(asked: FileRequest, actor: Actor, { id, file }: DeliveredFileParams) {
  const found = (await deliveryOf(actor.id, id))?.files.find((one) => one.id === file)
  if (!found) throw await fileNotFound(actor, id)
  const { mime } = FILE_KINDS[found.kind]
  return giveDocument(asked, { ...found, mime, contents: Readable.from([]) })
}

/** Who could get it before is told that it is over; a member reads on the page of its request what ended it. */
export async function fileNotFound(actor: Actor, id: string) {
  const delivery = await deliveryOf(actor.id, id)
  if (!delivery?.availableUntil) return data('delivery', { status: 404 })
  const isOver = delivery.availableUntil <= new Date()
  const isClosed = may(actor, 'guild.enter') && delivery.files.length === 0
  if ((isOver || isClosed) && may(actor, 'guild.enter'))
    return redirect(href('/franchise/aanvragen/:id', { id }), 303)
  return data('delivery', { status: isOver ? 410 : 404 })
}
