import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { changeContact, findContact } from '#app/features/card-desk/contacts.server.ts'
import { cardContactForm } from '#app/features/card-desk/forms.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { answerForm } from '#app/routes/kit/answer-form.server.ts'
import { editConflict, parseFormWithSeen } from '#app/routes/kit/edits/edit-conflict.server.ts'
import {
  type EditConflictReply,
  SEEN_FIELD,
  seenOrNow,
} from '#app/routes/kit/edits/edit-conflict.tsx'
import type { Route } from './+types/contact.ts'
import { ContactForm } from './contact-form.tsx'

/** @throws a 404 answer when there is none (any more) */
async function contactOf(actor: Actor, id: string) {
  const contact = await findContact(actor, id)
  if (!contact) throw data('contact', { status: 404 })
  return contact
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const {
    revision,
    areas: _,
    ...contact
  } = await contactOf(requireCapability(context, 'cards.settings'), params.id)
  return { contact, revision }
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.settings')
  const submission = parseFormWithSeen(cardContactForm, await readForm(request))
  return answerForm({ request, context }, submission, 'contact', async (contact) => {
    if (await changeContact(actor, { id, revision: Number(submission.seen) || 0 }, contact))
      return redirectWithFlash(href('/admin/contacten'), { key: 'contactChanged' })
    return editConflict(submission)
  })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const reply: EditConflictReply | undefined = actionData
  return (
    <ContactForm
      title={t('contact.change')}
      values={loaderData.contact}
      reply={reply}
      hidden={{ [SEEN_FIELD]: seenOrNow(reply, String(loaderData.revision)) }}
    />
  )
}
