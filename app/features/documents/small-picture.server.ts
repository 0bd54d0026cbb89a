import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { type Picture, pictureOf } from '#app/files/picture.server.ts'
import { countAttempt } from '#app/platform/limits.server.ts'
import { workQueue } from '#app/platform/work-queue.server.ts'
import { openDocument } from './documents.server.ts'
import { mayBeInBooklet } from './in-booklet.ts'

/** In pixels: twice as large as it is shown in a list, and as wide as a letter in which it is read. */
const SMALL = { width: 320, height: 320 }
const READ = { width: 1200, height: 1200 }
/** As many as a page shows, which a browser asks for as they come into sight. */
const MAY_WAIT = 24
/** Each is read whole, of at most 25 MB: one at a time, so that a booklet waits for one at most. */
const inTurn = workQueue(MAY_WAIT)

/** Counts that a person or a contact sees one; the seconds to wait when that is too often. */
export const tooManyPictures = (userId: string): Promise<number | undefined> =>
  countAttempt({ name: 'small pictures', points: 300, seconds: 10 * 60 }, userId)

/**
 * A picture of a person's own documents for a list, made anew of its pixels.
 *
 * @returns null where this is not theirs, no such picture, or damaged
 * @throws TooBusy
 */
export const smallPicture = (userId: string, id: string): Promise<Picture | null> =>
  inTurn(async () => {
    const document = await openDocument(userId, id)
    if (!document) return null
    if (mayBeInBooklet(document.kind))
      return pictureOf({ bytes: await buffer(document.contents), ...SMALL })
    document.contents.destroy()
    return null
  })

/**
 * A picture for who reads it on a page, made anew of its pixels.
 *
 * @returns null where it is damaged
 * @throws TooBusy
 */
export const readPicture = (open: () => Promise<Readable>): Promise<Picture | null> =>
  inTurn(async () => pictureOf({ bytes: await buffer(await open()), ...READ }))
