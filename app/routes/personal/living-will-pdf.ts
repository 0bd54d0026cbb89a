import { data } from 'react-router'
import { readPrintable } from '#app/features/living-will/printable.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { pdfAnswer } from './pdf-answer.ts'
import type { Route } from './+types/living-will-pdf.ts'

/** The living will to print and sign. */
export async function loader({ context }: Route.LoaderArgs) {
  const will = await readPrintable(requireUser(context).id)
  if (!will) throw data('file', { status: 404 })
  // Loaded late, as in wishes-pdf.ts.
  const { renderLivingWillPdf } = await import('#app/features/living-will/pdf.server.ts')
  return pdfAnswer(await renderLivingWillPdf(will, new Date()), 'wilsverklaring.pdf')
}
