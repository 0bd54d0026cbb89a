import { data, href, redirect } from 'react-router'
import { chooseForBooklet } from '#app/features/booklet/choose-photo.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import type { Route } from './+types/document-in-booklet.ts'

const LIST = href('/vragenlijst/documenten')

/** What the button of a picture posts to. */
export function loader({ context }: Route.LoaderArgs) {
  requireUser(context)
  return redirect(LIST, 303)
}

/** Has a picture in the booklet, or has it there no longer. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = requireUser(context)
  const inBooklet = (await readForm(request)).get('boekje') !== 'nee'
  const done = await chooseForBooklet(user.id, params.id, inBooklet)
  if (!done) throw data('document', { status: 404 })
  return redirectWithFlash(LIST, { key: done })
}

export default function NoPage() {
  return null
}
