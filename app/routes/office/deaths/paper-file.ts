import { data } from 'react-router'
import { fetchPaper } from '#app/features/deaths/paper.server.ts'
import { FILE_KINDS } from '#app/files/kinds.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { fileInstead, giveDocument } from '#app/routes/kit/file-answer.ts'
import type { Route } from './+types/paper-file.ts'

export const middleware = [fileInstead]

/** The paper of a death, for who decides on it. Each time is noted. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const found = isUuid(id) ? await fetchPaper(actor, id) : null
  if (!found) throw data('request', { status: 404 })
  return giveDocument({ context, request }, { ...found, mime: FILE_KINDS[found.kind].mime })
}

export default function NoPage() {
  return null
}
