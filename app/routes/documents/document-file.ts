import { data } from 'react-router'
import { openDocument } from '#app/features/documents/documents.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { fileInstead, giveDocument } from '../kit/file-answer.ts'
import type { Route } from './+types/document-file.ts'

export const middleware = [fileInstead]

export async function loader(asked: Route.LoaderArgs) {
  const document = await openDocument(requireUser(asked.context).id, asked.params.id)
  if (!document) throw data('document', { status: 404 })
  return giveDocument(asked, document)
}

export default function NoPage() {
  return null
}
