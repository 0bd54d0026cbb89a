import { data } from 'react-router'
import { readPrintable } from '#app/features/living-will/printable.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { print } from '#app/paper/print.server.ts'
import { countPrint, givePdf, pdfInstead } from './pdf-answer.ts'
import type { Route } from './+types/living-will-pdf.ts'

export const middleware = [pdfInstead]

/** The living will to print and sign. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  await countPrint(id)
  const content = await readPrintable(id)
  if (!content) throw data('file', { status: 404 })
  const printed = await print({ document: 'livingWill', content, now: new Date() })
  return givePdf(context, 'wilsverklaring.pdf', printed)
}

export default function NoPage() {
  return null
}
