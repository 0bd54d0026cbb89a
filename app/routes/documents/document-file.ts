import { data } from 'react-router'
import { openDocument } from '#app/features/documents/documents.server.ts'
import { isMissing } from '#app/platform/storage/storage.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { noteFailure } from '#app/platform/unexpected.server.ts'
import { fileInstead, giveDocument } from '../kit/file-answer.ts'
import type { Route } from './+types/document-file.ts'

export const middleware = [fileInstead]

export async function loader(asked: Route.LoaderArgs) {
  const { id } = requireUser(asked.context)
  const document = await openDocument(id, asked.params.id).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    noteFailure(error, asked)
    throw data('lost', { status: 410 })
  })
  if (!document) throw data('document', { status: 404 })
  return giveDocument(asked, document)
}

export default function NoPage() {
  return null
}
