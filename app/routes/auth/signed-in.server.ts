import { keepMarks, readMarks } from '#app/features/accounts/known-browsers.server.ts'
import { landingOf, signIn } from '#app/features/accounts/sign-in.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { sessionCookie } from '#app/platform/cookies.server.ts'

type Entering = {
  request: Request
  userId: string
  previous: SignedIn | null
}

/** Starts the session of someone who has shown who they are. @returns the cookies for it, and the roles */
export async function enter({ request, userId, previous }: Entering) {
  const { token, marks, roles } = await signIn(userId, {
    previous,
    userAgent: request.headers.get('user-agent'),
    marks: await readMarks(request.headers.get('cookie')),
  })
  const headers = new Headers()
  headers.append('set-cookie', await sessionCookie().serialize(token))
  headers.append('set-cookie', await keepMarks(marks))
  return { headers, roles }
}

/** Starts the session of someone who has shown who they are, and goes to their page. */
export async function welcome({ back, ...entering }: Entering & { back?: string | undefined }) {
  const { headers, roles } = await enter(entering)
  return redirectWithFlash(back ?? landingOf(roles), { key: 'welcomeBack' }, headers)
}
