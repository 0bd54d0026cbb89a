import { data } from 'react-router'
import { readSummary } from '#app/features/interview/summary.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { pdfAnswer } from './pdf-answer.ts'
import type { Route } from './+types/wishes-pdf.ts'

/** 'Mijn wensen' to keep or to print. */
export async function loader({ context }: Route.LoaderArgs) {
  const summary = await readSummary(requireUser(context).id)
  if (!summary) throw data('file', { status: 404 })
  // Loaded when someone first asks for it: what makes a PDF takes some tens of megabytes.
  const { renderWishesPdf } = await import('#app/features/interview/pdf.server.ts')
  const pdf = await renderWishesPdf(summary, new Date())
  return pdfAnswer(pdf, `wensen-${summary.number}.pdf`)
}
