import { href, redirect } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { exportZip, tooManyExports } from '#app/features/own-data/export.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { refuseFor } from '../kit/attempt.server.ts'
import type { Route } from './+types/export-file.ts'
import { streamedBody, PRIVATE } from '../kit/file-answer.ts'
import { unproven, WRONG } from '../kit/prove.server.ts'

const PAGE = href('/dashboard/exporteren')

/** Where a sign-in on the way leads back to: the page with the button. */
export function loader({ context }: Route.LoaderArgs) {
  requireUser(context)
  return redirect(PAGE, 303)
}

/** Everything of a person as a ZIP, made while it is sent. Private: no cache may store it. */
export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  const reply = await unproven(user, await readForm(request))
  if (reply) return redirect(`${PAGE}?fout=${wrongIn(reply)}`, 303)
  const wait = await tooManyExports(user.id)
  if (wait !== undefined) throw refuseFor(wait)
  const now = new Date()
  const zip = await exportZip(user, now)
  return new Response(streamedBody(request, zip), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="wensenregister-${now.toISOString().slice(0, 10)}.zip"`,
      ...PRIVATE,
    },
  })
}

/** The page says it in words. */
function wrongIn({ errors }: SignInReply) {
  if (errors === WRONG.code) return 'code'
  return errors === WRONG.password ? 'wachtwoord' : 'leeg'
}
