import {
  findDocument,
  openDocument,
  putInBooklet,
} from '#app/features/documents/documents.server.ts'
import { mayBeInBooklet } from '#app/features/documents/in-booklet.ts'
import { TooBusy } from '#app/platform/work-queue.server.ts'
import { photoOf } from './photo.server.ts'

/** What became of it, as a key of what the next page says; null when there is no such picture. */
type Chosen = 'photoChosen' | 'photoLeftOut' | 'photoUnfit' | 'photoBusy' | null

/** One that cannot be printed is not chosen: there would be no picture, and nothing that says why. */
export async function chooseForBooklet(
  userId: string,
  id: string,
  inBooklet: boolean,
): Promise<Chosen> {
  const document = await findDocument(userId, id)
  if (!document || !mayBeInBooklet(document.kind)) return null
  const unfit = inBooklet && (await whyUnfit(userId, id))
  if (unfit) return unfit
  if (!(await putInBooklet(userId, id, inBooklet))) return null
  return inBooklet ? 'photoChosen' : 'photoLeftOut'
}

async function whyUnfit(userId: string, id: string): Promise<'photoUnfit' | 'photoBusy' | null> {
  const opened = await openDocument(userId, id)
  if (!opened) return null
  try {
    const photo = await photoOf({ ...opened, open: () => Promise.resolve(opened.contents) })
    return photo ? null : 'photoUnfit'
  } catch (error) {
    if (error instanceof TooBusy) return 'photoBusy'
    throw error
  }
}
