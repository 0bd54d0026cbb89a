import { Readable } from 'node:stream'
import { data, href, redirect } from 'react-router'
import {
  type Delivery,
  deliveryOf,
  ownerNameOf,
  tooManyFetches,
} from '#app/features/delivery/delivered.server.ts'
import { delivery as texts } from '#app/features/delivery/texts.nl.ts'
import { fetchAll, sizeOfAll } from '#app/features/delivery/zip.server.ts'
import { type OwnRequest, ownRequest } from '#app/features/release/request.server.ts'
import { fileNumberIn } from '#app/features/release/request-contents.server.ts'
import { folderNameOf } from '#app/files/names.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { refuseFor } from '../../kit/attempt.server.ts'
import { fileNotFound } from '../../kit/delivered-file.server.ts'
import { fileInstead, giveDocument } from '../../kit/file-answer.ts'
import type { Route } from './+types/delivered-all.ts'
import { neededFirst } from './needed-first.server.ts'

export const middleware = [fileInstead]

/**
 * All documents of a delivery in one, for the member that asked for it: what is asked of who gets one is
 * asked of who gets all, and each is noted.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const { id } = params
  const own = isUuid(id) ? await ownRequest(user.id, id) : null
  if (!own) throw data('delivery', { status: 404 })
  if (await neededFirst(user, id))
    throw redirect(href('/franchise/aanvragen/:id/dossier', { id }), 303)
  const delivery = await deliveryOf(user.id, id)
  const all = delivery && toPack(own, delivery)
  if (!all) throw await fileNotFound(user, id)
  const as = { name: `${all.folder}.zip`, mime: 'application/zip' }
  if (request.method === 'HEAD')
    return giveDocument({ context, request }, { ...as, ...nothingOf(all) })
  const wait = await tooManyFetches(user.id)
  if (wait !== undefined) throw refuseFor(wait)
  const fetched = await fetchAll(user, all)
  if (!fetched) throw await fileNotFound(user, id)
  return giveDocument({ context, request }, { ...as, ...fetched })
}

/** What would be given: nothing was got, so nothing is noted. */
const nothingOf = (all: Parameters<typeof sizeOfAll>[0]) => ({
  size: sizeOfAll(all),
  contents: Readable.from([]),
})

function toPack({ id, kind, asked }: OwnRequest, { files, deliveredAt }: Delivery) {
  if (!deliveredAt || files.length === 0) return null
  const whose = asked ? [fileNumberIn(asked), ownerNameOf(files, asked) ?? ''] : []
  const folder = folderNameOf(texts.names.all[kind], whose)
  return { requestId: id, folder, files, deliveredAt }
}

export default function NoPage() {
  return null
}
