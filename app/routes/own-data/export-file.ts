import { Readable } from 'node:stream'
import { href, redirect } from 'react-router'
import { exportZip, tooManyExports } from '#app/features/own-data/export.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { refuseFor } from '../auth/attempt.server.ts'
import type { Route } from './+types/export-file.ts'
import { unproven } from './prove.server.ts'

const PAGE = href('/dashboard/exporteren')

/** Where a sign-in on the way leads back to: the page with the button. */
export function loader({ context }: Route.LoaderArgs) {
  requireUser(context)
  return redirect(PAGE, 303)
}

/** Everything of a person as a ZIP, made while it is sent. Private: no cache may store it. */
export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  const reply = await unproven(user, form)
  if (reply) {
    const empty = !form.get('currentPassword')
    return redirect(`${PAGE}?fout=${empty ? 'leeg' : 'wachtwoord'}`, 303)
  }
  const wait = await tooManyExports(user.id)
  if (wait !== undefined) throw refuseFor(wait)
  const now = new Date()
  const zip = await exportZip(user, now)
  return new Response(Readable.toWeb(zip) as ReadableStream, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="wensenregister-${now.toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
