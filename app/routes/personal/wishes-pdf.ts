import { data } from 'react-router'
import { renderWishesPdf } from '#app/features/interview/pdf.server.ts'
import { readSummary } from '#app/features/interview/summary.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import type { Route } from './+types/wishes-pdf.ts'

/** 'Mijn wensen' to keep or to print. Private: no cache on the way may store it. */
export async function loader({ context }: Route.LoaderArgs) {
  const summary = await readSummary(requireUser(context).id)
  if (!summary) throw data('file', { status: 404 })
  const pdf = await renderWishesPdf(summary, new Date())
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="wensen-${summary.number}.pdf"`,
      'Content-Length': String(pdf.length),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
