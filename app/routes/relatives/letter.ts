import { href, redirect } from 'react-router'
import { invite } from '#app/features/contacts/invitation.server.ts'
import { printQuestion } from '#app/features/contacts/letter.server.ts'
import { relatives } from '#app/features/contacts/texts.nl.ts'
import { fileNameOf } from '#app/files/names.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireActor, requireUser } from '#app/middleware/user.server.ts'
import { countPrint, fileInstead, givePdf } from '../kit/file-answer.ts'
import { requirePromise } from './promised.server.ts'
import type { Route } from './+types/letter.ts'

export const middleware: Route.MiddlewareFunction[] = [fileInstead]

const pageOf = (relative: string) => href('/dashboard/contacten/:relative', { relative })

/** What the button posts to. */
export function loader({ context, params }: Route.LoaderArgs) {
  requireUser(context)
  return redirect(pageOf(params.relative), 303)
}

/** The letter that asks a contact. Each has a code of its own; the question before counts no more. */
export async function action({ context, params }: Route.ActionArgs) {
  const actor = requireActor(context)
  requirePromise()
  await countPrint(actor.id)
  const asked = await invite(actor, params.relative, 'letter')
  if (asked.ok && asked.code) {
    const file = fileNameOf(relatives.letter.title, [asked.relative.card.firstName], 'pdf')
    return givePdf(context, file, await printQuestion(asked.relative, asked.code))
  }
  const reason = asked.ok ? 'state' : asked.reason
  const key = reason === 'tooOften' ? 'relativeTooOften' : 'relativeChanged'
  return redirectWithFlash(reason === 'gone' ? LIST : pageOf(params.relative), { key })
}

const LIST = href('/dashboard/contacten')

export default function NoPage() {
  return null
}
