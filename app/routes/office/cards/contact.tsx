import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { nameOfContact } from '#app/features/card-desk/contact-name.ts'
import { changeContact, findContact } from '#app/features/card-desk/contacts.server.ts'
import { contactForm } from '#app/features/card-desk/forms.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { answerForm } from '../../answer-form.server.ts'
import type { Route } from './+types/contact.ts'
import { clash, type ClashReply, REVISION, revisionIn } from './clash.tsx'
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
  const form = await readForm(request)
  const submission = parseForm(contactForm, form)
  return answerForm({ request, context }, submission, 'contact', async (contact) => {
    if (await changeContact(actor, { id, revision: revisionIn(form) }, contact))
      return redirectWithFlash(href('/admin/contacten'), { key: 'contactChanged' })
    const stored = await contactOf(actor, id)
    const lines = [nameOfContact(stored), stored.email, stored.phone]
    return clash(submission, { lines, revision: stored.revision })
  })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const reply: ClashReply | undefined = actionData
  const revision = reply?.stored?.revision ?? loaderData.revision
  return (
    <ContactForm
      title={t('contact.change')}
      values={loaderData.contact}
      reply={reply}
      hidden={{ [REVISION]: revision }}
    />
  )
}
