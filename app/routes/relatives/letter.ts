import { href, redirect } from 'react-router'
import { invite } from '#app/features/contacts/invitation.server.ts'
import { currentRelative } from '#app/features/relatives/current.server.ts'
import { printQuestion } from '#app/features/contacts/letter.server.ts'
import { relatives } from '#app/features/contacts/texts.nl.ts'
import { fileNameOf } from '#app/files/names.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
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
  const { id } = requireUser(context)
  requirePromise()
  await countPrint(id)
  const actor = { id, request: context.get(requestFacts).reference }
  if (!isUuid(params.relative)) return redirectWithFlash(LIST, { key: 'relativeChanged' })
  const asked = await invite(actor, params.relative, 'letter')
  const key = asked.ok || asked.reason !== 'tooOften' ? 'relativeChanged' : 'relativeTooOften'
  const relative = asked.ok && (await currentRelative(id, params.relative))
  if (!asked.ok || !asked.code || !relative) {
    const to = asked.ok || asked.reason !== 'gone' ? pageOf(params.relative) : LIST
    return redirectWithFlash(to, { key })
  }
  const file = fileNameOf(relatives.letter.title, [relative.card.firstName], 'pdf')
  return givePdf(context, file, await printQuestion(relative, asked.code))
}

const LIST = href('/dashboard/contacten')

export default function NoPage() {
  return null
}
