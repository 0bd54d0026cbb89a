import { data } from 'react-router'
import { printBooklet } from '#app/features/booklet/booklet.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { countPrint, givePdf, fileInstead, variantOf } from '../file-answer.ts'
import type { Route } from './+types/wishes-pdf.ts'

export const middleware = [fileInstead]

/** 'Mijn wensen' as a booklet to keep or to print. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  await countPrint(id)
  const variant = variantOf(url)
  const booklet = await printBooklet(id, variant)
  if (!booklet) throw data('file', { status: 404 })
  const name = ['wensen', booklet.number, variant.family && 'familie', variant.large && 'groot']
  return givePdf(context, `${name.filter(Boolean).join('-')}.pdf`, booklet.printed)
}

export default function NoPage() {
  return null
}
