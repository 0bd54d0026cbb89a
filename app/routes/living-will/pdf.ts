import { data } from 'react-router'
import { printLivingWill, printSignedWill } from '#app/features/living-will/printable.server.ts'
import { fileNameOf } from '#app/files/names.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { livingWill } from '#app/features/living-will/texts.nl.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { countPrint, givePdf, fileInstead, isLarge } from '../kit/file-answer.ts'
import type { Route } from './+types/pdf.ts'

const t = dutch<['livingWill']>({ livingWill })

export const middleware = [fileInstead]

/** The living will to print and sign, or what was signed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  await countPrint(id)
  const paper = url.searchParams.has('ondertekend')
    ? await printSignedWill(id)
    : await printLivingWill(id, isLarge(url))
  if (!paper) throw data('file', { status: 404 })
  return givePdf(context, fileNameOf(t('pdf.title'), [paper.name], 'pdf'), paper.printed)
}

export default function NoPage() {
  return null
}
