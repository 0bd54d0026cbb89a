import { FILE_KINDS } from '#app/files/kinds.ts'
import { fileInstead, giveDocument } from '../../kit/file-answer.ts'
import { fileHere } from '../reader.server.ts'
import type { Route } from './+types/file.ts'

export const middleware = [fileInstead]

export async function loader(asked: Route.LoaderArgs) {
  const { relative, file } = asked.params
  const { name, kind, size, open } = await fileHere(asked, relative, file)
  return giveDocument(asked, { name, mime: FILE_KINDS[kind].mime, size, contents: await open() })
}

export default function NoPage() {
  return null
}
