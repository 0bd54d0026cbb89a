import { data } from 'react-router'
import { packCopy } from '#app/features/deaths/kept.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { countPrint, fileInstead, giveDocument, givePdf } from '../../kit/file-answer.ts'
import { readHere } from '../reader.server.ts'
import type { Route } from './+types/everything.ts'

export const middleware = [fileInstead]

/** The booklet and all documents that a contact reads after a death, in one. */
export async function loader(asked: Route.LoaderArgs) {
  const { reader, wishes } = await readHere(asked, asked.params.relative)
  const { copy } = reader
  if (!copy || wishes.stage !== 'all') throw data('everything', { status: 404 })
  await countPrint(reader.id)
  const request = asked.context.get(requestFacts).reference
  const packed = await packCopy(reader, { wishes, copy }, request)
  if (!packed.ok) return givePdf(asked.context, '', packed)
  const { name, size, contents } = packed
  return giveDocument(asked, { name, mime: 'application/zip', size, contents })
}

export default function NoPage() {
  return null
}
