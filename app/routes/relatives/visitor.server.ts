import { visitorCookie } from '#app/platform/http/cookies.server.ts'

/** The token that this browser keeps since a contact asked here for a link, if it does. */
export async function browserOf(request: Request): Promise<string | undefined> {
  const token: unknown = await visitorCookie().parse(request.headers.get('cookie'))
  return typeof token === 'string' && token !== '' ? token : undefined
}
