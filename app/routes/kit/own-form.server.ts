/** A form says whose page it comes from: somebody else may have signed in in the same browser since. */
import { data } from 'react-router'
import { z } from 'zod'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { readForm } from '#app/platform/http/form.server.ts'

/**
 * The posted form of a page that says in `account` whose it is.
 *
 * @throws a 409 answer when it was made for someone else, who used the same browser before
 */
export async function readOwnForm(request: Request, user: SignedIn): Promise<FormData> {
  const form = await readForm(request)
  refuseOthers(form, user)
  return form
}

/** @throws a 409 answer for a form that was made for someone else, who used the same browser before */
export function refuseOthers(form: FormData, user: Pick<SignedIn, 'id'>) {
  const { data: account = user.id } = z.uuid().safeParse(form.get('account'))
  if (account !== user.id) throw data('account', { status: 409 })
}
