/** Whether a text has the form of a token of ours (`randomToken`). */
export const isToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{43}$/.test(text)
