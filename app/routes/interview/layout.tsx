import { type MiddlewareFunction, Outlet } from 'react-router'
import {
  type AroundOwner,
  aroundOwner,
  isAnythingAround,
} from '#app/features/deaths/owner.server.ts'
import { type AskedAboutMe, askedAboutMe } from '#app/features/release/owner-requests.server.ts'
import { requireSignIn, requireUser } from '#app/middleware/user.server.ts'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/layout.ts'
import { keepPosts } from '../kit/pending-post.server.ts'
import { showsPosted } from '../kit/same-page.server.ts'
import { stepIn } from './address.server.ts'

/** An address that names no step is not found, whoever asks: nobody has to sign in to hear that. */
const knownStep: MiddlewareFunction<Response> = ({ params }, next) => {
  if (params.section !== undefined) stepIn(params)
  return next()
}

/** The interview is for a signed-in person; refused here for loaders, actions and `.data` alike. */
export const middleware: Route.MiddlewareFunction[] = [knownStep, keepPosts, requireSignIn]

/** What the page says that tells of a failure (specification 8); and that it has the menu of one's own pages. */
export const handle: PageHandle = { shows: 'wishes', hasMenu: true }

/** Also makes `.data` requests that name only a child run the middleware. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (context.get(showsPosted)) return null
  const user = requireUser(context)
  const hasContacts = params.section !== undefined && stepIn(params) === 'naw'
  if (!hasContacts && !(await isAnythingAround(user))) return NOTHING
  const [around, asked] = await Promise.all([aroundOwner(user, hasContacts), askedAboutMe(user.id)])
  return { ...around, asked }
}

const NOTHING: AroundOwner & { asked: AskedAboutMe | null } = {
  addresses: null,
  readers: [],
  report: null,
  deletion: null,
  asked: null,
}

export default function InterviewLayout() {
  return <Outlet />
}
