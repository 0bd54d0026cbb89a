import { href, redirect } from 'react-router'
import { saveWaitingAnswers } from '#app/features/wishes/saving/waiting-answers.server.ts'
import { keepMarks, readMarks } from '#app/features/sign-in/known-browsers.server.ts'
import { type Begun, beginSession, findPending } from '#app/features/sign-in/sessions.server.ts'
import type { Assurance, SignedIn } from '#app/features/accounts/signed-in.ts'
import { leaveFlash, redirectWithFlash } from '#app/middleware/flash.server.ts'
import { sessionCookie } from '#app/platform/http/cookies.server.ts'
import { addressWith } from '#app/platform/http/links.server.ts'
import { landingFor } from './landing.server.ts'

/** A sign-in in this browser that waits for a second factor, if any (still) does. */
export async function pendingIn(request: Request) {
  const token: unknown = await sessionCookie().parse(request.headers.get('cookie'))
  const pending = typeof token === 'string' ? await findPending(token) : null
  return pending && typeof token === 'string' ? { ...pending, token } : null
}

type Entering = {
  request: Request
  userId: string
  /** What they have shown. */
  proof: Assurance
  /** Who was signed in here before. */
  previous: SignedIn | null
  /** Where they wanted to be, should a code be asked for first. */
  back?: string | undefined
}

/** `firstAnswer`: whether what they began with before they signed up was saved now. */
type Entered = Begun & { firstAnswer: boolean }

/**
 * Begins the session of someone who has shown who they are. Who has a second factor is asked
 * for it; until they have shown that, they are not signed in.
 *
 * @param next makes the answer, with the cookies of the session
 */
export async function enter(
  { request, userId, proof, previous, back }: Entering,
  next: (entered: Entered, headers: Headers) => Response | Promise<Response>,
): Promise<Response> {
  const begun = await beginSession(userId, proof, {
    previous,
    userAgent: request.headers.get('user-agent'),
    marks: await readMarks(request.headers.get('cookie')),
  })
  const headers = new Headers()
  headers.append('set-cookie', await sessionCookie().serialize(begun.token))
  if (begun.kind === 'needsSecondFactor')
    return redirect(addressWith(href('/auth/tweede-stap'), back), { status: 303, headers })
  headers.append('set-cookie', await keepMarks(begun.marks))
  const firstAnswer = await saveWaitingAnswers(userId)
  const answer = await next({ ...begun, firstAnswer }, headers)
  if (begun.stopped) await leaveFlash(answer.headers, { key: 'releaseStopped' })
  return answer
}

/** Who began with a question hears that the answer is kept. */
export const welcomeOf = ({ firstAnswer }: Entered) => (firstAnswer ? 'welcomeAnswered' : 'welcome')

/** Signs in with what the account page asks for, and goes to their page. */
export const welcome = ({ back, ...entering }: Omit<Entering, 'proof'>) =>
  enter({ ...entering, back, proof: 'one factor' }, async (entered, headers) => {
    const key = entered.isFirst ? welcomeOf(entered) : 'welcomeBack'
    const next = back ?? (await landingFor(entering.userId, entered))
    return redirectWithFlash(next, { key }, headers)
  })
