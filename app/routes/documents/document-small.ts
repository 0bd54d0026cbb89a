import { data } from 'react-router'
import { smallPicture, tooManyPictures } from '#app/features/documents/small-picture.server.ts'
import { isMissing } from '#app/platform/storage/storage.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { TooBusy } from '#app/platform/work-queue.server.ts'
import { refuseFor } from '../kit/attempt.server.ts'
import { fileInstead, givePicture } from '../kit/file-answer.ts'
import type { Route } from './+types/document-small.ts'

export const middleware = [fileInstead]

/** A picture, small, for the list of documents. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const wait = await tooManyPictures(id)
  if (wait !== undefined) throw refuseFor(wait)
  const picture = await smallPicture(id, params.id).catch((error: unknown) => {
    if (error instanceof TooBusy) throw data('pdfBusy', { status: 503 })
    // The list says of each file what it is; of one that is gone the link to save it says so.
    if (isMissing(error)) throw data('lost', { status: 410 })
    throw error
  })
  if (!picture) throw data('document', { status: 404 })
  return givePicture(context, picture)
}

export default function NoPage() {
  return null
}
