import { data } from 'react-router'
import { fetchCertificate } from '#app/features/release/certificate.server.ts'
import { FILE_KINDS } from '#app/files/kinds.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { fileInstead, giveDocument } from '#app/routes/kit/file-answer.ts'
import type { Route } from './+types/certificate-file.ts'

export const middleware = [fileInstead]

/** The certificate of a death, for who decides on the request. Each time is noted. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const found = isUuid(id) ? await fetchCertificate(actor, id) : null
  if (!found) throw data('request', { status: 404 })
  return giveDocument({ context, request }, { ...found, mime: FILE_KINDS[found.kind].mime })
}

export default function NoPage() {
  return null
}
