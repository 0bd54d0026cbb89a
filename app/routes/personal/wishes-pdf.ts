import { data } from 'react-router'
import { renderWishesPdf } from '#app/features/interview/pdf.server.ts'
import { readSummary } from '#app/features/interview/summary.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { pdfAnswer } from './pdf-answer.ts'
import type { Route } from './+types/wishes-pdf.ts'

/** 'Mijn wensen' to keep or to print. */
export async function loader({ context }: Route.LoaderArgs) {
  const summary = await readSummary(requireUser(context).id)
  if (!summary) throw data('file', { status: 404 })
  const pdf = await renderWishesPdf(summary, new Date())
  return pdfAnswer(pdf, `wensen-${summary.number}.pdf`)
}
