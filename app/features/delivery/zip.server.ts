/** All documents of a delivery as one ZIP. */
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { addEntry } from '#app/files/zip.server.ts'
import {
  type DeliveredFile,
  type FetchedFile,
  fetchDelivered,
  type Getter,
  tooManyFetches,
} from './delivered.server.ts'

type ToPack = {
  requestId: string
  /** Within the ZIP, and its name. */
  folder: string
  files: readonly DeliveredFile[]
  deliveredAt: Date
}

type Packed = { size: number; contents: Readable }

/**
 * Gives the documents one by one as they are read, each by `fetchDelivered`: what is noted of one is
 * noted of each, when its turn comes. Breaks off where one is given no more.
 *
 * @returns null for a person who does not get them, and when the term is over
 */
export async function fetchAll(getter: Getter, all: ToPack): Promise<Packed | null> {
  const { requestId, files } = all
  const [head] = files
  const first = head && (await fetchDelivered(getter, requestId, head.id))
  if (!first) return null
  const packed = pack(all, async ({ id }) => (id === head.id ? first : next(getter, requestId, id)))
  // Who leaves before it is read lets go of it too.
  packed.contents.once('close', () => first.contents.destroy())
  return packed
}

async function next(getter: Getter, requestId: string, id: string): Promise<FetchedFile> {
  const wait = await tooManyFetches(getter.id)
  const fetched = wait === undefined ? await fetchDelivered(getter, requestId, id) : null
  if (!fetched) throw new Error('a document of a delivery is given no more')
  return fetched
}

/** How large the ZIP would be. Nothing is fetched. */
export function sizeOfAll(all: ToPack): number {
  const { size, contents } = pack(all, () => Promise.reject(new Error('not to be read')))
  contents.destroy()
  return size
}

/** Not packed tighter: what people keep mostly is already, and so its size is known beforehand. */
function pack(
  { folder, files, deliveredAt: mtime }: ToPack,
  open: (file: DeliveredFile) => Promise<FetchedFile>,
): Packed {
  const zip = new ZipFile()
  for (const file of files)
    addEntry(zip, {
      name: `${folder}/${file.name}`,
      options: { mtime, size: file.size, compress: false },
      open: async () => (await open(file)).contents,
    })
  let size = 0
  const told = (...[total]: number[]) => {
    size = total ?? -1
  }
  zip.end(undefined, told)
  return { size, contents: zip.outputStream as Readable }
}
