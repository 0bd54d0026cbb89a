import { href, redirect } from 'react-router'
import { invite } from '#app/features/contacts/invitation.server.ts'
import { printQuestion, printReadingLetter } from '#app/features/contacts/letter.server.ts'
import { newReadingLetter } from '#app/features/contacts/reading-code.server.ts'
import { relatives } from '#app/features/contacts/texts.nl.ts'
import { fileNameOf } from '#app/files/names.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireActor, requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
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

/**
 * The letter that asks a contact, or the one with which who has no e-mail reads. Each has a code of its own;
 * the one before counts no more.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireActor(context)
  requirePromise()
  await countPrint(actor.id)
  const toRead = (await readForm(request)).get('intent') === 'lezen'
  const made = toRead
    ? await newReadingLetter(actor, params.relative)
    : await invite(actor, params.relative, 'letter')
  if (!made.ok) return refuse(params.relative, made.reason)
  if (!made.code) throw new Error('a letter was made without a code')
  const { card } = made.relative
  const { title } = toRead ? relatives.readingLetter : relatives.letter
  const print = toRead ? printReadingLetter : printQuestion
  return givePdf(
    context,
    fileNameOf(title, [card.firstName], 'pdf'),
    await print(made.relative, made.code),
  )
}

function refuse(relative: string, reason: 'gone' | 'state' | 'letter' | 'tooOften') {
  const key = reason === 'tooOften' ? 'relativeTooOften' : 'relativeChanged'
  return redirectWithFlash(reason === 'gone' ? LIST : pageOf(relative), { key })
}

const LIST = href('/dashboard/contacten')

export default function NoPage() {
  return null
}
