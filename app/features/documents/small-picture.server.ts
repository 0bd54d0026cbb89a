import { buffer } from 'node:stream/consumers'
import { type Picture, pictureOf } from '#app/files/picture.server.ts'
import { countAttempt } from '#app/platform/limits.server.ts'
import { workQueue } from '#app/platform/work-queue.server.ts'
import { openDocument } from './documents.server.ts'

/** In pixels: twice as large as it is shown. */
const LARGEST = { width: 320, height: 320 }
const MAY_WAIT = 5
/** Each is read whole, of at most 25 MB: one at a time, so that a booklet waits for one at most. */
const inTurn = workQueue(MAY_WAIT)

/** Counts that a person sees it; the seconds to wait when that is too often. */
export const tooManyPictures = (userId: string): Promise<number | undefined> =>
  countAttempt({ name: 'small pictures', points: 120, seconds: 10 * 60 }, userId)

/**
 * The picture that has a page in the booklet, of which everybody has one at most, made anew of its pixels.
 *
 * @returns null where this is not theirs, not in the booklet, or damaged
 * @throws TooBusy
 */
export const smallPicture = (userId: string, id: string): Promise<Picture | null> =>
  inTurn(async () => {
    const document = await openDocument(userId, id)
    if (!document) return null
    if (document.inBooklet) return pictureOf({ bytes: await buffer(document.contents), ...LARGEST })
    document.contents.destroy()
    return null
  })
