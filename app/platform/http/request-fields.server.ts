export type PostedFields = {
  fields: Iterable<readonly [string, string]>
  /** Name of the file input. The file itself is not kept. */
  file?: string
}

const postedByRequest = new WeakMap<Request, PostedFields>()

export const rememberPosted = (request: Request, posted: PostedFields): void =>
  void postedByRequest.set(request, posted)

export const postedIn = (request: Request): PostedFields | undefined => postedByRequest.get(request)
