import { Readable } from 'node:stream'
import { create } from 'content-disposition'
import { data } from 'react-router'
import { openDocument } from '#app/features/documents/documents.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { fileInstead, giveFile } from '../pdf-answer.ts'
import type { Route } from './+types/document-file.ts'

export const middleware = [fileInstead]

/**
 * A document as it was kept, to save only: whatever it holds, a browser does not show it as a page
 * of ours. The names are written as RFC 6266 and 8187 say.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const document = await openDocument(requireUser(context).id, params.id)
  if (!document) throw data('document', { status: 404 })
  const { name, mime, size, contents } = document
  const file = new Response(Readable.toWeb(Readable.from(contents)) as ReadableStream, {
    headers: {
      'Content-Type': mime,
      'Content-Disposition': create(name),
      'Content-Length': String(size),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
  return giveFile(context, file)
}

export default function NoPage() {
  return null
}
