import { landingOf, signIn } from '#app/features/accounts/sign-in.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { sessionCookie } from '#app/platform/cookies.server.ts'

/** Starts the session of someone who has shown who they are, and goes to their page. */
export async function welcome(userId: string, previous: SignedIn | null, back?: string) {
  const { token, roles } = await signIn(userId, previous)
  const headers = new Headers({ 'set-cookie': await sessionCookie().serialize(token) })
  return redirectWithFlash(back ?? landingOf(roles), { key: 'welcomeBack' }, headers)
}
