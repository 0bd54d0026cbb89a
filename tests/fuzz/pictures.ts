/** Pictures with mistakes in them, straight through the filters that take out what tells about them. */
import { cleanHeic } from '#app/files/metadata/heic.server.ts'
import { cleanJpeg } from '#app/files/metadata/jpeg.server.ts'
import { cleanPng } from '#app/files/metadata/png.server.ts'
import { type Filter, filtered } from '#tests/fixtures/filtered.ts'
import {
  mutatedPicture,
  PICTURE_KINDS,
  type PictureKind,
} from '#tests/fixtures/faults/mutations.ts'

const FILTERS: Record<PictureKind, Filter> = { jpg: cleanJpeg, png: cleanPng, heic: cleanHeic }

/** No picture of a few kilobytes may take so long, in ms. */
const PATIENCE = 1000

/**
 * Filters so many pictures, each once as it is and once more as it came out.
 *
 * @returns how many were kept and how many refused
 * @throws when a filter fails otherwise than by refusing, is slow, or finds more to take out of what
 *   it gave
 */
export async function filterPictures(seed: number, count: number) {
  const outcomes = { kept: 0, refused: 0 }
  for (let number = 0; number < count; number += 1) {
    const kind = PICTURE_KINDS[number % PICTURE_KINDS.length] ?? 'jpg'
    const start = performance.now()
    const isKept = await isKeptAndClean(FILTERS[kind], mutatedPicture(kind, seed + number)).catch(
      (error: unknown) => {
        throw new Error(`${kind} ${seed + number}`, { cause: error })
      },
    )
    outcomes[isKept ? 'kept' : 'refused'] += 1
    if (performance.now() - start > PATIENCE) throw new Error(`${kind} ${seed + number} is slow`)
  }
  return outcomes
}

async function isKeptAndClean(filter: Filter, given: Buffer): Promise<boolean> {
  const once = await filtered(filter, given)
  if (typeof once === 'string') return false
  const twice = await filtered(filter, once)
  if (typeof twice === 'string' || !twice.equals(once))
    throw new Error('what was filtered is filtered again')
  return true
}
