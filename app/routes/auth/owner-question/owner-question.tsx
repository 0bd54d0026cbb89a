import { href, redirect } from 'react-router'
import { userOf } from '#app/middleware/user.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import type { PageHandle } from '../../kit/page-handle.ts'
import { Asked, TurnedAway } from './parts.tsx'
import type { Route } from './+types/owner-question.ts'
import { askedIn } from '../signed-in.server.ts'
import {
  ANSWERS,
  answerAsFamily,
  answerAsOwner,
  questionFor,
  toSignIn,
  toTurnedAway,
} from './answers.server.ts'

const backOf = (url: URL) => localPath(url.searchParams.get('terug'))

export async function loader({ request, url }: Route.LoaderArgs) {
  const said = url.searchParams.get('gezegd')
  if (said !== null)
    return { said: said === 'wilsverklaring' ? ('living_will' as const) : ('death' as const) }
  const asked = await askedIn(request)
  if (!asked) throw await toSignIn(backOf(url))
  return { said: null, ...(await questionFor(asked)) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const back = backOf(url)
  const where = { request, context }
  const form = await readForm(request)
  const answer = form.get('antwoord')
  const asked = await askedIn(request)
  if (answer === 'nee') return asked ? answerAsFamily(where, asked) : toTurnedAway()
  if (!asked && userOf(context)) return redirect(back ?? href('/dashboard'), 303)
  if (!asked) throw await toSignIn(back)
  if (!isAnswer(answer)) return redirect(url.pathname + url.search, 303)
  const shown = form.getAll('vraag').map(String).filter(isUuid)
  const goOn = answer === 'doorgaan' ? shown : []
  return answerAsOwner(where, asked, { to: ANSWERS[answer], goOn, back })
}

const isAnswer = (said: unknown): said is keyof typeof ANSWERS =>
  typeof said === 'string' && Object.hasOwn(ANSWERS, said)

export const handle: PageHandle = { slimFoot: true }

/** Between signing in and the account, while a release of the file runs: whether its owner came in. */
export default function OwnerQuestion({ loaderData }: Route.ComponentProps) {
  return loaderData.said ? <TurnedAway about={loaderData.said} /> : <Asked {...loaderData} />
}
