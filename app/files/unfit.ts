/** What is wrong with the contents of a file that cannot be kept. */
export type Flaw = 'empty' | 'kind' | 'markup' | 'text' | 'damaged' | 'layout'

/** Stops a stream whose contents cannot be kept. */
export class UnfitFile extends Error {
  readonly reason: Flaw
  constructor(reason: Flaw) {
    super(`unfit: ${reason}`)
    this.reason = reason
  }
}
