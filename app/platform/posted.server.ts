/** What a form posted, as it is read. */
export type Posted = {
  /** Names and values of its texts. */
  fields: Iterable<readonly [string, string]>
  /** Name of its file input, when it has one. A file itself is not kept. */
  file?: string
}

const read = new WeakMap<Request, Posted>()

/** Keeps what was read of a request's form as long as the request itself. */
export const rememberPosted = (request: Request, posted: Posted): void =>
  void read.set(request, posted)

/** What has been read of a request's form; undefined when nothing was. */
export const postedIn = (request: Request): Posted | undefined => read.get(request)
