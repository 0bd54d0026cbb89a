import { data, href } from 'react-router'
import { listDocuments } from '#app/features/documents/documents.server.ts'
import { currentRelative } from '#app/features/relatives/current.server.ts'
import {
  confirmRelative,
  invite,
  withdrawRelative,
} from '#app/features/contacts/invitation.server.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { askedOf } from '#app/features/contacts/reading-code.server.ts'
import { DEFAULT_RULES } from '#app/features/contacts/rules.ts'
import { namedApart, readingOf, rulesForm, rulesTyped } from '#app/features/contacts/rules-form.ts'
import { openedWith, saveRules, saveRulesOfForm } from '#app/features/contacts/rules.server.ts'
import { reopenReports } from '#app/features/deaths/owner.server.ts'
import { mayReport } from '#app/features/deaths/report.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireActor, requireUser } from '#app/middleware/user.server.ts'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { calledBy } from '#app/platform/names.ts'
import { answerForm, type FormReply, orSay } from '../kit/answer-form.server.ts'
import { requirePromise } from './promised.server.ts'
import type { Route } from './+types/relative.ts'
import { RelativePage } from './relative-page.tsx'

const LIST = href('/dashboard/contacten')

/** To who was changed or taken out since a mail or another page led here. */
const gone = () => redirectWithFlash(LIST, { key: 'relativeGone' })

async function relativeOf(userId: string, id: string) {
  requirePromise()
  const relative = await currentRelative(userId, id)
  if (!relative) throw await gone()
  return relative
}

const documentsOf = async (userId: string) =>
  namedApart((await listDocuments(userId, 'document')).documents)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const relative = await relativeOf(id, params.relative)
  const documents = await documentsOf(id)
  const { card, ...asked } = relative
  return {
    ...asked,
    deletion: await plannedDeletion(id),
    mayReport: await mayReport(relative),
    name: nameOf(card),
    firstName: calledBy(card),
    relation: card.relation,
    hasEmail: Boolean(card.email),
    reach: [card.email, card.phone].filter(Boolean),
    ...(await askedOf(id, relative)),
    documents,
    reading: readingOf(relative.rules),
    values: rulesTyped(relative.rules, documents),
    opened: openedWith(relative.rules),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireActor(context)
  const relative = await relativeOf(actor.id, params.relative)
  const form = await readForm(request)
  const where = { request, context }
  const page = href('/dashboard/contacten/:relative', { relative: relative.id })
  const values = { name: calledBy(relative.card) }
  const say = (key: NamedFlash, to = page) => redirectWithFlash(to, { key, values })
  const tell = (key: 'relativeChanged' | 'relativeTooOften') => redirectWithFlash(page, { key })
  const ask = async () => {
    const asked = await invite(actor, relative.id, 'mail')
    if (asked.ok) return say('relativeAsked')
    return tell(asked.reason === 'tooOften' ? 'relativeTooOften' : 'relativeChanged')
  }
  const after = (run: () => Promise<unknown>, key: NamedFlash, to = page) =>
    orSay(where, 'details', async () => {
      await run()
      return say(key, to)
    })
  switch (form.get('intent')) {
    case 'klopt':
      return orSay(where, 'details', async () =>
        (await confirmRelative(actor, relative.id))
          ? say('relativeConfirmed')
          : tell('relativeChanged'),
      )
    case 'weg':
      return after(() => withdrawRelative(actor, relative.id), 'relativeWithdrawn', LIST)
    case 'weer':
      return after(() => reopenReports(actor, relative.id), 'relativeReports')
    case 'gewoon':
      return after(() => saveRules(actor, relative.id, DEFAULT_RULES), 'relativeRules')
    default: {
      const documents = await documentsOf(actor.id)
      const submission = parseForm(rulesForm(documents), form)
      // Who is asked, is asked to read what this form says.
      const isAsked = form.get('intent') === 'vraag'
      return answerForm(where, submission, 'details', async (answers) => {
        const opened = String(form.get('opened') ?? '')
        const saved = await saveRulesOfForm(actor, relative, { answers, documents, opened })
        if (saved === 'saved') return isAsked ? ask() : say('relativeRules')
        if (saved === 'gone') throw await gone()
        // The page says what is stored, and has what was chosen here ready to be saved after all.
        return data<Reply>({ typed: submission.typed, hasChanged: true }, { status: 409 })
      })
    }
  }
}

type Reply = FormReply & { hasChanged: boolean }

type NamedFlash = `relative${'Asked' | 'Confirmed' | 'Withdrawn' | 'Rules' | 'Reports'}`

/** What one contact reads, and whether they want to. */
export default function RelativeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RelativePage {...loaderData} reply={actionData} title={loaderData.name} />
}
