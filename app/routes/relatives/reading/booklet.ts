import { data } from 'react-router'
import { printCopy } from '#app/features/deaths/kept.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { countPrint, fileInstead, givePdf } from '../../kit/file-answer.ts'
import { readHere } from '../reader.server.ts'
import type { Route } from './+types/booklet.ts'

export const middleware = [fileInstead]

/** What a contact reads after a death, as a booklet to keep or to print. */
export async function loader(asked: Route.LoaderArgs) {
  const { reader, wishes } = await readHere(asked, asked.params.relative)
  if (!reader.copy) throw data('booklet', { status: 404 })
  await countPrint(reader.id)
  const request = asked.context.get(requestFacts).reference
  const { name, printed } = await printCopy(reader, { wishes, copy: reader.copy }, request)
  return givePdf(asked.context, name, printed)
}

export default function NoPage() {
  return null
}
