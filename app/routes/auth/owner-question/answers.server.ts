import { href, redirect } from 'react-router'
import {
  type OwnerQuestion,
  readOwnerQuestion,
} from '#app/features/accounts/owner-question.server.ts'
import { whoSays } from '#app/features/deaths/owner.server.ts'
import { type OwnersAnswer, turnFamilyAway } from '#app/features/sign-in/owner-answer.server.ts'
import type { Waiting } from '#app/features/sign-in/sessions.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { addressWith } from '#app/platform/http/links.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { landingFor } from '../landing.server.ts'
import { enterAsOwner } from '../signed-in.server.ts'

const PAGE = href('/auth/bent-u-het')

/** The way to the sign-in page, where no sign-in waits for an answer (any more). */
export const toSignIn = (back: string | undefined) =>
  redirectWithFlash(addressWith(href('/auth'), back), { key: 'signInToAnswer' })

/**
 * What the page asks of whom. `about`: null once nothing runs any more; `by`: who let us know or asks, null
 * where that is not known; `requests`: those that are asked about.
 */
export async function questionFor({ id }: Waiting) {
  const { firstName, question } = await readOwnerQuestion(id)
  if (!question) return { firstName, about: null, by: null, requests: [] }
  const { about, requests } = question
  return { firstName, about, by: await whoSays(id, question), requests }
}

/** What stands on the buttons, by the question below which they stand. */
export const ANSWERS = {
  ja: 'death',
  stop: 'living_will',
  doorgaan: 'living_will',
  verder: null,
} as const

type OwnersWay = OwnersAnswer & { back: string | undefined }

/**
 * Lets the owner in, and stops what runs but for the requests that go on. @returns the way on, which is the question
 * once more where that is another one by now
 */
export async function answerAsOwner(
  where: Where,
  asked: Waiting,
  { back, ...answer }: OwnersWay,
): Promise<Response> {
  const entered = await enterAsOwner(where, asked, answer, async (begun, headers) => {
    const next = back ?? (await landingFor(asked.id, begun))
    return redirectWithFlash(next, { key: 'welcomeBack' }, headers)
  })
  if (entered === 'asked else') return redirect(addressWith(PAGE, back), 303)
  return entered ?? toSignIn(back)
}

/** Turns away who says that they are not the owner. @returns the way to what they can do */
export async function answerAsFamily({ context }: Where, asked: Waiting) {
  const { question } = await readOwnerQuestion(asked.id)
  const by = { request: context.get(requestFacts).reference }
  await turnFamilyAway(by, asked)
  return toTurnedAway(question?.about)
}

/** What family can do, whatever became of the sign-in: one pressed twice waits no more. */
export const toTurnedAway = (about?: OwnerQuestion['about']) =>
  redirect(`${PAGE}?gezegd=${about === 'living_will' ? 'wilsverklaring' : 'nee'}`, 303)
