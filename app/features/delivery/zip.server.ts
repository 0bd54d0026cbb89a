/** All documents of a delivery as one ZIP. */
import { pack, type Packed } from '#app/files/zip.server.ts'
import {
  type DeliveredFile,
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
  const packed = pack(inFolder(all), async ({ id }) =>
    id === head.id ? first.contents : next(getter, requestId, id),
  )
  // Who leaves before it is read lets go of it too.
  packed.contents.once('close', () => first.contents.destroy())
  return packed
}

const inFolder = ({ folder, files, deliveredAt: moment }: ToPack) => ({ folder, files, moment })

async function next(getter: Getter, requestId: string, id: string) {
  const wait = await tooManyFetches(getter.id)
  const fetched = wait === undefined ? await fetchDelivered(getter, requestId, id) : null
  if (!fetched) throw new Error('a document of a delivery is given no more')
  return fetched.contents
}

/** How large the ZIP would be. Nothing is fetched. */
export function sizeOfAll(all: ToPack): number {
  const { size, contents } = pack(inFolder(all), () => Promise.reject(new Error('not to be read')))
  contents.destroy()
  return size
}
