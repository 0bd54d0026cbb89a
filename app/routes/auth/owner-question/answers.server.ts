import { href, redirect } from 'react-router'
import {
  type OwnerQuestion,
  readOwnerQuestion,
} from '#app/features/accounts/owner-question.server.ts'
import { reportsAboutMe } from '#app/features/deaths/owner.server.ts'
import { turnFamilyAway, type Waiting } from '#app/features/sign-in/sessions.server.ts'
import { joinedList } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { addressWith } from '#app/platform/http/links.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { landingFor } from '../landing.server.ts'
import { askedIn, enterAsOwner } from '../signed-in.server.ts'

const PAGE = href('/auth/bent-u-het')

/** @throws the way to the sign-in page, where no sign-in waits for an answer (any more) */
export async function askedOf(request: Request, back: string | undefined) {
  const asked = await askedIn(request)
  if (!asked) throw await toSignIn(back)
  return asked
}

const toSignIn = (back: string | undefined) =>
  redirectWithFlash(addressWith(href('/auth'), back), { key: 'signInToAnswer' })

/** What the page asks of whom. `by`: who let us know or asks; empty where that is not known. */
export async function questionFor({ id }: Waiting) {
  const { firstName, question } = await readOwnerQuestion(id)
  return {
    firstName,
    about: question?.about ?? null,
    by: question ? await whoSays(id, question) : null,
  }
}

/** A contact, by name, before a company: who is asked knows them. */
async function whoSays(id: string, { about, companies }: OwnerQuestion) {
  const reports = about === 'death' ? await reportsAboutMe(id) : []
  const contact = reports.find(({ stoppedAt }) => stoppedAt === null)?.name
  if (contact) return { is: 'contact' as const, name: contact }
  return companies.length > 0 ? { is: 'company' as const, name: joinedList(companies) } : null
}

/** Lets the owner in, and stops what runs unless it goes on. @returns the way on */
export async function answerAsOwner(
  request: Request,
  asked: Waiting,
  { goesOn, back }: { goesOn: boolean; back: string | undefined },
): Promise<Response> {
  const entered = await enterAsOwner(request, asked, goesOn, async (begun, headers) => {
    const next = back ?? (await landingFor(asked.id, begun))
    return redirectWithFlash(next, { key: 'welcomeBack' }, headers)
  })
  return entered ?? toSignIn(back)
}

/** Turns away who says that they are not the owner. @returns the way to what they can do */
export async function answerAsFamily({ context }: Where, asked: Waiting) {
  const { about } = await questionFor(asked)
  const by = { request: context.get(requestFacts).reference }
  if (!(await turnFamilyAway(by, asked))) return toSignIn(undefined)
  return redirect(`${PAGE}?gezegd=${about === 'living_will' ? 'wilsverklaring' : 'nee'}`, 303)
}
