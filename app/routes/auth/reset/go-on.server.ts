import { data, href, redirect } from 'react-router'
import { identify } from '#app/features/sign-in/authenticator.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { readMarks } from '#app/features/sign-in/known-browsers.server.ts'
import { justResetBy } from '#app/features/sign-in/reset.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { leaveFlash } from '#app/middleware/flash.server.ts'
import { backTo } from '#app/platform/http/links.server.ts'
import { enter } from '../signed-in.server.ts'

/** In which browser, who was signed in there before, and where they go afterwards. */
export type GoingOn = { request: Request; previous: SignedIn | null; back: string | undefined }

/** Signs in whose password was set, and says that it was: also to who is asked something first. */
export async function goOn(
  userId: string,
  { request, previous, back }: GoingOn,
): Promise<Response> {
  const query = new URLSearchParams({ gelukt: '', ...backTo(back) })
  const said = `${href('/reset-password')}?${query}`
  const entering = { request, userId, proof: 'one factor' as const, previous, back }
  const answer = await enter(entering, (_begun, headers) =>
    redirect(said, { status: 303, headers }),
  )
  if (answer.headers.get('location') !== said)
    await leaveFlash(answer.headers, { key: 'passwordSaved' })
  return answer
}

/**
 * Pressed twice without script, the first answer is lost with the session that it began. Who sends the password
 * that the link set a moment ago goes on as if they signed in by it; any other finds the link used.
 */
export async function goOnAgain(form: FormData, network: string, going: GoingOn) {
  const email = await justResetBy(String(form.get('token')))
  const marks = await readMarks(going.request.headers.get('cookie'))
  const password = String(form.get('password'))
  const identified = email && (await identify('password', { email, password }, { network, marks }))
  return identified && identified.ok
    ? goOn(identified.userId, going)
    : data<SignInReply>({}, { status: 410 })
}
