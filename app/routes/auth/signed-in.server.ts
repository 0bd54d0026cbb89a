import { landingOf, signIn } from '#app/features/accounts/sign-in.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { sessionCookie } from '#app/platform/cookies.server.ts'

type Welcome = {
  request: Request
  userId: string
  previous: SignedIn | null
  back?: string | undefined
}

/** Starts the session of someone who has shown who they are, and goes to their page. */
export async function welcome({ request, userId, previous, back }: Welcome) {
  const { token, roles } = await signIn(userId, previous, request.headers.get('user-agent'))
  const headers = new Headers({ 'set-cookie': await sessionCookie().serialize(token) })
  return redirectWithFlash(back ?? landingOf(roles), { key: 'welcomeBack' }, headers)
}
