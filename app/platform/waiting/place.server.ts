/** What somebody posted who has to wait: it goes with them, sealed for their browser, and stays nowhere else. */
import { openForSystem, randomToken, sealForSystem, tokenHash } from '../keys/crypto.server.ts'
import { type Place, PLACE_LASTS_MS } from './waiting-room.server.ts'
import { placeCookie, tokenIn } from '../http/cookies.server.ts'
import { readForm, rememberPosted } from '../http/form.server.ts'
import { PLACE_FIELD } from './place.ts'

/** What fits in a post of somebody who is not signed in, once it is sealed and written as text. */
const LONGEST = 60_000

type Held = { place: Place; fields: [name: string, value: string][] }

const belongsTo = (token: string, path: string) =>
  `place ${tokenHash(token).toString('base64url')} ${path}`

const tokenOf = (request: Request) => tokenIn(placeCookie(), request)

/**
 * Seals what a request posted, passwords among it, with the key of the site and the cookie of the
 * browser that posted it: either alone opens nothing.
 *
 * @param path where it was posted, where alone it can be posted again
 * @returns the field for the page, and the header of the cookie; undefined when it is too long for that
 */
export async function holdPost(request: Request, path: string, place: Place) {
  const token = (await tokenOf(request)) ?? randomToken()
  const fields = [...(await readForm(request))] as Held['fields']
  const held = sealForSystem({ place, fields }, belongsTo(token, path)).toString('base64url')
  if (held.length > LONGEST) return undefined
  return { held, cookie: await placeCookie().serialize(token) }
}

/**
 * What comes back from the page on which somebody waited: what they posted then is what this request
 * posts, for whoever reads its form.
 *
 * @returns their place; 'new' for a post that did not wait, 'lost' where it cannot be opened (any more)
 */
export async function takeHeld(request: Request, path: string): Promise<Place | 'new' | 'lost'> {
  const sealed = (await readForm(request)).get(PLACE_FIELD)
  if (typeof sealed !== 'string') return 'new'
  const held = opened(sealed, await tokenOf(request), path)
  if (!held || Date.now() - held.place.since > PLACE_LASTS_MS) return 'lost'
  const form = new FormData()
  for (const [name, value] of held.fields) form.append(name, value)
  rememberPosted(request, { fields: form as FormData & Iterable<[string, string]> })
  return held.place
}

function opened(sealed: string, token: string | undefined, path: string): Held | null {
  if (!token || sealed.length > LONGEST) return null
  try {
    return openForSystem<Held>(Buffer.from(sealed, 'base64url'), belongsTo(token, path))
  } catch {
    return null // of another browser or key, changed, or made up
  }
}
