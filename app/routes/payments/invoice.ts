import { data } from 'react-router'
import { printInvoice } from '#app/features/payments/invoices.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { countPrint, fileInstead, givePdf } from '../kit/file-answer.ts'
import type { Route } from './+types/invoice.ts'

export const middleware: Route.MiddlewareFunction[] = [fileInstead]

/** An invoice or credit note of the member who is signed in. */
export async function loader({ context, params: { number } }: Route.LoaderArgs) {
  const { id } = requireCapability(context, 'guild.enter')
  await countPrint(id)
  const printed = await printInvoice(id, number)
  if (!printed) throw data('path', { status: 404 })
  return givePdf(context, `factuur-${number}.pdf`, printed)
}

export default function NoPage() {
  return null
}
