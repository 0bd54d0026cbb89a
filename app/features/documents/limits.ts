const MB = 1024 * 1024

/** What a person may keep. Bytes as they are stored, before sealing. */
export const MAX_FILE_BYTES = 25 * MB
export const MAX_TOTAL_BYTES = 250 * MB
export const MAX_FILES = 1000

export const MAX_NAME = 150
export const MAX_DESCRIPTION = 500

/** Why a file was not kept; the texts are in locales/nl/documents.ts under `refused`. */
export type Refusal =
  | 'missing'
  | 'empty'
  | 'tooLarge'
  | 'kind'
  | 'markup'
  | 'text'
  | 'damaged'
  | 'layout'
  | 'quota'
  | 'count'
  | 'full'
  | 'often'
  | 'failed'

/** Stops a stream of a file that will not be kept. */
export class RefusedFile extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal) {
    super(`refused: ${reason}`)
    this.reason = reason
  }
}
