export type Flaw = 'empty' | 'kind' | 'markup' | 'text' | 'damaged' | 'layout' | 'macros'

export class UnfitFile extends Error {
  readonly reason: Flaw
  constructor(reason: Flaw) {
    super(`unfit: ${reason}`)
    this.reason = reason
  }
}
