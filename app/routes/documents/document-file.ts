import { data } from 'react-router'
import { openDocument } from '#app/features/documents/documents.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { fileInstead, giveDocument } from '../file-answer.ts'
import type { Route } from './+types/document-file.ts'

export const middleware = [fileInstead]

export async function loader({ context, params }: Route.LoaderArgs) {
  const document = await openDocument(requireUser(context).id, params.id)
  if (!document) throw data('document', { status: 404 })
  return giveDocument(context, document)
}

export default function NoPage() {
  return null
}
