import { Readable } from 'node:stream'
import { data } from 'react-router'
import { fileNow } from '#app/features/relatives/reading/reading.server.ts'
import { FILE_KINDS } from '#app/files/kinds.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { fileInstead, giveDocument } from '../kit/file-answer.ts'
import { requireReader } from './reader.server.ts'
import type { Route } from './+types/reading-file.ts'

export const middleware = [fileInstead]

export async function loader(asked: Route.LoaderArgs) {
  const { context, params } = asked
  const reader = await requireReader(asked, params.relative)
  const file = await fileNow(reader, params.file, context.get(requestFacts).reference)
  if (!file) throw data('document', { status: 404 })
  const { name, kind, size, open } = file
  const contents = Readable.from(await open())
  return giveDocument(asked, { name, mime: FILE_KINDS[kind].mime, size, contents })
}

export default function NoPage() {
  return null
}
