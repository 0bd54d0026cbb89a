import { data } from 'react-router'
import { readSummary } from '#app/features/wishes/summary.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { print } from '#app/paper/print.server.ts'
import { countPrint, givePdf, pdfInstead } from './pdf-answer.ts'
import type { Route } from './+types/wishes-pdf.ts'

export const middleware = [pdfInstead]

/** 'Mijn wensen' to keep or to print. */
export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  await countPrint(id)
  const content = await readSummary(id)
  if (!content) throw data('file', { status: 404 })
  const printed = await print({ document: 'wishes', content, now: new Date() })
  return givePdf(context, `wensen-${content.number}.pdf`, printed)
}

export default function NoPage() {
  return null
}
