export type Posted = {
  fields: Iterable<readonly [string, string]>
  /** Name of the file input. The file itself is not kept. */
  file?: string
}

const read = new WeakMap<Request, Posted>()

export const rememberPosted = (request: Request, posted: Posted): void =>
  void read.set(request, posted)

export const postedIn = (request: Request): Posted | undefined => read.get(request)
