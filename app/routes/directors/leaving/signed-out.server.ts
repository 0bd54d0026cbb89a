import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { sessionCookie } from '#app/platform/http/cookies.server.ts'

type Message = Parameters<typeof redirectWithFlash>[1]

/** Leads on somebody whose sessions ended with what they did, and takes their cookie. */
export async function signedOut(path: string, message: Message) {
  const cookie = await sessionCookie().serialize('', { maxAge: 0 })
  return redirectWithFlash(path, message, new Headers({ 'set-cookie': cookie }))
}
