import { data } from 'react-router'
import { printLivingWill } from '#app/features/living-will/printable.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { countPrint, givePdf, fileInstead, variantOf } from '../file-answer.ts'
import type { Route } from './+types/pdf.ts'

export const middleware = [fileInstead]

/** The living will to print and sign. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  await countPrint(id)
  const printed = await printLivingWill(id, variantOf(url).large)
  if (!printed) throw data('file', { status: 404 })
  return givePdf(context, 'wilsverklaring.pdf', printed)
}

export default function NoPage() {
  return null
}
