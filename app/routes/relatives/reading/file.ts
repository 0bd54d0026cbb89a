import { data } from 'react-router'
import { mayBeInBooklet } from '#app/features/documents/in-booklet.ts'
import { readPicture, tooManyPictures } from '#app/features/documents/small-picture.server.ts'
import { FILE_KINDS } from '#app/files/kinds.ts'
import { TooBusy } from '#app/platform/work-queue.server.ts'
import { refuseFor } from '../../kit/attempt.server.ts'
import { fileInstead, giveDocument, givePicture } from '../../kit/file-answer.ts'
import { IN_SIGHT } from '../reading-ways.ts'
import { fileHere } from '../reader.server.ts'
import type { Route } from './+types/file.ts'

export const middleware = [fileInstead]

/** A file to save, or a picture as the page shows it. */
export async function loader(asked: Route.LoaderArgs) {
  const { relative, file } = asked.params
  const { name, kind, size, open } = await fileHere(asked, relative, file)
  if (asked.url.searchParams.has(IN_SIGHT)) {
    if (!mayBeInBooklet(kind)) throw data('document', { status: 404 })
    const wait = await tooManyPictures(relative)
    if (wait !== undefined) throw refuseFor(wait)
    const picture = await readPicture(open).catch((error: unknown) => {
      if (error instanceof TooBusy) throw data('pdfBusy', { status: 503 })
      throw error
    })
    if (!picture) throw data('document', { status: 404 })
    return givePicture(asked.context, picture)
  }
  return giveDocument(asked, { name, mime: FILE_KINDS[kind].mime, size, contents: await open() })
}

export default function NoPage() {
  return null
}
