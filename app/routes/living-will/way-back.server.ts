import { fromCookie } from '#app/platform/http/cookies.server.ts'
import { type CameFrom, WAYS_BACK } from './way-back.ts'

const isCameFrom = (from: unknown): from is CameFrom =>
  typeof from === 'string' && Object.hasOwn(WAYS_BACK, from)

/**
 * Where someone came from: as the address says, and over the pages of the living will, which may be
 * filled in, printed and signed in between, as the browser remembers.
 */
export async function rememberedWayBack(request: Request, { searchParams }: URL) {
  const said = searchParams.get('van')
  const headers = new Headers()
  if (isCameFrom(said)) {
    headers.append('Set-Cookie', await fromCookie().serialize(said))
    return { from: said, headers }
  }
  const kept: unknown = await fromCookie().parse(request.headers.get('cookie'))
  return { from: isCameFrom(kept) ? kept : null, headers }
}
