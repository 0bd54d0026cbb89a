import { buffer } from 'node:stream/consumers'
import type { Openable } from '#app/features/documents/documents.server.ts'
import { type Picture, pictureOf } from '#app/files/picture.server.ts'
import { reportError } from '#app/platform/errors.server.ts'
import { log } from '#app/platform/log.server.ts'
import { TooBusy } from '#app/platform/work-queue.server.ts'
import { type BookletPhoto, photoFile } from './contents.ts'

/** In pixels: as wide as the text, when it is printed with 300 dots per inch. */
const LARGEST = { width: 1800, height: 2200 }

type ToOpen = Pick<Openable, 'name' | 'description' | 'open'>

export type Photo = BookletPhoto & Pick<Picture, 'bytes'>

/**
 * Made anew from its pixels, upright. Outside a transaction.
 *
 * @returns null when it is damaged, or has too many pixels
 * @throws TooBusy
 */
export async function photoOf({ name, description, open }: ToOpen): Promise<Photo | null> {
  const bytes = await buffer(await open())
  const picture = await pictureOf({ bytes, ...LARGEST })
  return picture && { ...picture, words: description || name }
}

/** The wishes are more than a picture: they are printed without one that was damaged since. */
export async function photoUnlessDamaged(chosen: ToOpen | null): Promise<Photo | null | 'busy'> {
  try {
    return chosen && (await photoOf(chosen))
  } catch (error) {
    if (error instanceof TooBusy) return 'busy'
    log().error({ err: error }, 'no photo')
    reportError(error, { route: 'pdf' })
    return null
  }
}

/** @returns null where none was chosen */
export const chosenOf = (documents: readonly Openable[]): Openable | null =>
  documents.find(({ inBooklet }) => inBooklet) ?? null

/** What its template reads beside the contents. */
export const picturesWith = (photo: Photo | null): Record<string, Uint8Array> =>
  photo ? { [photoFile(photo.kind)]: photo.bytes } : {}
