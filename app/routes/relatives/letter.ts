import { href, redirect } from 'react-router'
import { listDocuments } from '#app/features/documents/documents.server.ts'
import { invite } from '#app/features/contacts/invitation.server.ts'
import { currentCode } from '#app/features/contacts/letter-code.server.ts'
import { printQuestion, printReadingLetter } from '#app/features/contacts/letter.server.ts'
import type { By, Relative } from '#app/features/contacts/people.server.ts'
import { newReadingLetter } from '#app/features/contacts/reading-code.server.ts'
import { rulesForm } from '#app/features/contacts/rules-form.ts'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { saveRulesOfForm } from '#app/features/contacts/rules.server.ts'
import { currentRelative } from '#app/features/relatives/current.server.ts'
import { relatives } from '#app/features/contacts/texts.nl.ts'
import { parseForm } from '#app/forms/submission.server.ts'
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
 * The letter that asks a contact, or the one with which who has no e-mail reads: the same one as often as it
 * is asked for. One with a new code, after which the one before counts no more, only where a new one was
 * asked for. None while the account goes.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireActor(context)
  requirePromise()
  await countPrint(actor.id)
  const relative = await currentRelative(actor.id, params.relative)
  if (!relative) return refuse(params.relative, 'gone')
  const form = await readForm(request)
  const isKept = await keepChoice(actor, relative, form)
  if (!isKept || (await plannedDeletion(actor.id))) return refuse(relative.id, 'state')
  const isNew = form.get('intent') === 'nieuw'
  const code = isNew ? null : await currentCode(actor.id, relative)
  const toRead = relative.state === 'confirmed'
  const made = code ? ({ ok: true, relative, code } as const) : await newLetter(actor, relative)
  if (!made.ok) return refuse(relative.id, made.reason)
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

/** Who is asked by a letter, is asked to read what the form of its button says. @returns whether it could be kept */
async function keepChoice(actor: By, relative: Relative, form: FormData): Promise<boolean> {
  const opened = form.get('opened')
  if (typeof opened !== 'string') return true
  const { documents } = await listDocuments(actor.id, 'document')
  const { complete: answers } = parseForm(rulesForm(documents), form)
  if (!answers) return false
  return (await saveRulesOfForm(actor, relative, { answers, documents, opened })) === 'saved'
}

const newLetter = (actor: By, { id, state }: Pick<Relative, 'id' | 'state'>) =>
  state === 'confirmed' ? newReadingLetter(actor, id) : invite(actor, id, 'letter')

function refuse(relative: string, reason: 'gone' | 'state' | 'letter' | 'tooOften' | 'runs') {
  const keys = { tooOften: 'relativeTooOften', runs: 'relativeRuns' } as const
  const key = reason in keys ? keys[reason as keyof typeof keys] : 'relativeChanged'
  return redirectWithFlash(reason === 'gone' ? LIST : pageOf(relative), { key })
}

const LIST = href('/dashboard/contacten')

export default function NoPage() {
  return null
}
