import { visitorCookie, textIn } from '#app/platform/http/cookies.server.ts'

/** The token that this browser keeps since a contact asked here for a link, if it does. */
export const browserOf = (request: Request): Promise<string | undefined> =>
  textIn(visitorCookie(), request)
