import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { nameOfContact } from '#app/features/card-desk/contact-name.ts'
import { deleteContact, findContact } from '#app/features/card-desk/contacts.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, DangerRow, Lead, StatusMessage } from '#app/ui/index.ts'
import { type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import type { Route } from './+types/contact-delete.ts'
import { SettingsPage } from './settings-page.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const contact = await findContact(requireCapability(context, 'cards.settings'), params.id)
  if (!contact) throw redirect(href('/admin/contacten'), 303)
  return { name: nameOfContact(contact), areas: contact.areas }
}

type DeleteReply = FormReply & { areas?: number }

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const actor = requireCapability(context, 'cards.settings')
  const remove = async () => {
    if (!(await findContact(actor, id))) throw redirect(href('/admin/contacten'), 303)
    const deleted = await deleteContact(actor, id)
    if (!deleted.ok) return data<DeleteReply>({ areas: deleted.areas }, { status: 409 })
    return redirectWithFlash(href('/admin/contacten'), { key: 'contactDeleted' })
  }
  return orSay({ request, context }, 'contactRemoval', remove)
}

/** Asks before a contact is deleted; says why not, where regions are still theirs. */
export default function DeleteContact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  const reply: DeleteReply | undefined = actionData
  const { name } = loaderData
  const areas = reply?.areas ?? loaderData.areas
  const back = href('/admin/contacten')
  return (
    <SettingsPage
      current="contacts"
      title={t('contactRemoval.title', { name })}
      failed={reply !== undefined}
    >
      <Failure kind={reply?.failure} />
      {areas > 0 ? (
        <>
          <StatusMessage kind="error" title={t('contactRemoval.linkedTitle')}>
            <p>{t('contactRemoval.linked', { areas })}</p>
          </StatusMessage>
          <ButtonRow>
            <ButtonLink
              href={`${href('/admin/contacten/postcodegebieden')}?${new URLSearchParams({ q: name })}`}
            >
              {t('areas.title')}
            </ButtonLink>
            <ButtonLink href={back} variant="secondary">
              {t('contactRemoval.back')}
            </ButtonLink>
          </ButtonRow>
        </>
      ) : (
        <>
          <Lead>{t('contactRemoval.lead')}</Lead>
          <form method="post">
            <DangerRow intent="verwijderen" back={back} backText={t('contactRemoval.back')}>
              {t('contactRemoval.confirm')}
            </DangerRow>
          </form>
        </>
      )}
    </SettingsPage>
  )
}
