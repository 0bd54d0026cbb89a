import { type Flaw, UnfitFile } from '#app/files/unfit.ts'

const MB = 1024 * 1024

/** Sizes in bytes, before sealing. */
export const MAX_FILE_BYTES = 25 * MB
export const MAX_TOTAL_BYTES = 250 * MB
export const MAX_FILES = 1000

export const MAX_DESCRIPTION = 500

/** Why a file was not kept; the texts are in texts.nl.ts under `refused`. */
export type UploadRefusal = Flaw | 'tooLarge' | 'virus' | 'quota' | 'count' | 'full' | 'often'

export class RefusedFile extends Error {
  readonly reason: UploadRefusal
  constructor(reason: UploadRefusal) {
    super(`refused: ${reason}`)
    this.reason = reason
  }
}

/** Why a file is not kept, from what was thrown; undefined for any other error. */
export const refusalIn = (error: unknown): UploadRefusal | undefined =>
  error instanceof UnfitFile || error instanceof RefusedFile ? error.reason : undefined

/** The same contents, as far as there are not too many bytes. @throws RefusedFile where there are */
export async function* upTo(
  most: number,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const part of source) {
    size += part.length
    if (size > most) throw new RefusedFile('tooLarge')
    yield part
  }
}
