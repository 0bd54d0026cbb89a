import { randomUUID } from 'node:crypto'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { createContact } from '#app/features/card-desk/contacts.server.ts'
import { cardContactForm } from '#app/features/card-desk/forms.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { answerForm } from '#app/routes/kit/answer-form.server.ts'
import type { Route } from './+types/contact-new.ts'
import { ContactForm } from './contact-form.tsx'

export function loader({ context }: Route.LoaderArgs) {
  requireCapability(context, 'cards.settings')
  return { id: randomUUID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.settings')
  const form = await readForm(request)
  const given = String(form.get('id'))
  const id = isUuid(given) ? given : randomUUID()
  return answerForm(
    { request, context },
    parseForm(cardContactForm, form),
    'contact',
    async (contact) => {
      await createContact(actor, id, contact)
      return redirectWithFlash(href('/admin/contacten'), { key: 'contactCreated' })
    },
  )
}

export default function NewContact({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  return <ContactForm title={t('contact.new')} values={{}} reply={actionData} hidden={{ id }} />
}
