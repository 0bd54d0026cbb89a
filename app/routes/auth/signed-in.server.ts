import { href, redirect } from 'react-router'
import { saveWaitingAnswers } from '#app/features/wishes/saving/waiting-answers.server.ts'
import { keepMarks, readMarks } from '#app/features/sign-in/known-browsers.server.ts'
import { letOwnerIn, type OwnersAnswer } from '#app/features/sign-in/owner-answer.server.ts'
import {
  type Begun,
  beginSession,
  findAsked,
  findPending,
  type Waiting,
} from '#app/features/sign-in/sessions.server.ts'
import type { Assurance, SignedIn } from '#app/features/accounts/signed-in.ts'
import { leaveFlash, redirectWithFlash } from '#app/middleware/flash.server.ts'
import { stoppedMessage } from '#app/middleware/stopped-message.server.ts'
import { sessionCookie, textIn } from '#app/platform/http/cookies.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { addressWith } from '#app/platform/http/links.server.ts'
import { landingFor } from './landing.server.ts'

/** A sign-in in this browser that waits for a second factor, if any (still) does. */
export const pendingIn = (request: Request) => waitingIn(request, findPending)

/** The same, of one that waits for whether its person is the owner of a file that is asked for. */
export const askedIn = (request: Request) => waitingIn(request, findAsked)

async function waitingIn(request: Request, find: typeof findPending) {
  const token = await textIn(sessionCookie(), request)
  const waiting = token ? await find(token) : null
  return waiting && token ? { ...waiting, token } : null
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

type Next = (entered: Entered, headers: Headers) => Response | Promise<Response>

/**
 * Begins the session of someone who has shown who they are. Who has a second factor is asked
 * for it, and while a release of their file runs whether they are its owner; until then they are not
 * signed in.
 *
 * @param next makes the answer, with the cookies of the session
 */
export async function enter(
  { request, userId, proof, previous, back }: Entering,
  next: Next,
): Promise<Response> {
  const begun = await beginSession(userId, proof, {
    previous,
    userAgent: request.headers.get('user-agent'),
    marks: await readMarks(request.headers.get('cookie')),
  })
  if (begun.kind === 'signedIn') return finish(userId, begun, next)
  const page = begun.kind === 'needsAnswer' ? href('/auth/bent-u-het') : href('/auth/tweede-stap')
  const headers = { 'set-cookie': await sessionCookie().serialize(begun.token) }
  return redirect(addressWith(page, back), { status: 303, headers })
}

/**
 * Lets in who says that they are the owner, which stops what runs.
 *
 * @returns as `letOwnerIn` where they are not let in
 */
export async function enterAsOwner(
  { request, context }: Where,
  asked: Waiting,
  answer: OwnersAnswer,
  next: Next,
): Promise<Response | 'asked else' | null> {
  const marks = await readMarks(request.headers.get('cookie'))
  const by = { request: context.get(requestFacts).reference }
  const begun = await letOwnerIn(by, asked, answer, marks)
  return begun === null || begun === 'asked else' ? begun : finish(asked.id, begun, next)
}

async function finish(userId: string, begun: Begun, next: Next): Promise<Response> {
  const headers = new Headers()
  headers.append('set-cookie', await sessionCookie().serialize(begun.token))
  headers.append('set-cookie', await keepMarks(begun.marks))
  const firstAnswer = await saveWaitingAnswers(userId)
  const answer = await next({ ...begun, firstAnswer }, headers)
  if (begun.stopped) await leaveFlash(answer.headers, await stoppedMessage(userId))
  return answer
}

/** Who began with a question hears that the answer is kept. */
export const welcomeOf = ({ firstAnswer }: Entered) => (firstAnswer ? 'welcomeAnswered' : 'welcome')

/** Signs in with what the account page asks for, and goes to their page. */
export const welcome = ({ back, ...entering }: Omit<Entering, 'proof'>) =>
  enter({ ...entering, back, proof: 'one factor' }, async (entered, headers) => {
    // Nothing was confirmed now: who has a password, had it before.
    const first = entered.firstAnswer ? 'welcomeAnswered' : 'welcomeFirst'
    const key = entered.isFirst ? first : 'welcomeBack'
    const next = back ?? (await landingFor(entering.userId, entered))
    return redirectWithFlash(next, { key }, headers)
  })
