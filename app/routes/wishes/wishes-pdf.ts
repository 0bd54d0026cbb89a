import { data } from 'react-router'
import { printBooklet } from '#app/features/booklet/booklet.server.ts'
import { fileNameOf } from '#app/files/names.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { pdf } from '#app/locales/pdf.nl.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { countPrint, fileInstead, givePdf, isLarge } from '../kit/file-answer.ts'
import type { Route } from './+types/wishes-pdf.ts'

export const middleware = [fileInstead]

const t = dutch<['pdf'], 'booklet.files'>({ pdf }, 'booklet.files')

/**
 * 'Mijn wensen' as a booklet to keep or to print; `?deel=vertrouwelijk` is what is kept apart,
 * `?vorm=vouwen` the pages of A5 of a booklet that is folded at home.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  await countPrint(id)
  const part = url.searchParams.get('deel') === 'vertrouwelijk' ? 'confidential' : 'booklet'
  const folded = part === 'booklet' && url.searchParams.get('vorm') === 'vouwen'
  const large = !folded && isLarge(url)
  const booklet = await printBooklet(id, part, { large, folded })
  if (!booklet) throw data('file', { status: 404 })
  const { number, name } = booklet.whose
  const whose = [number, name, large ? t('large') : folded ? t('folded') : '']
  return givePdf(context, fileNameOf(t(part), whose, 'pdf'), booklet.printed)
}

export default function NoPage() {
  return null
}
