import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { nameOfContact } from '#app/features/card-desk/contact-name.ts'
import { type CardContact, listContacts } from '#app/features/card-desk/contacts.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { DataTable } from '#app/ui/office/office.tsx'
import type { Route } from './+types/contacts.ts'
import { SettingsPage } from './settings-page.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  contacts: await listContacts(requireCapability(context, 'cards.settings')),
})

/** Who answers for the cards of a region. */
export default function Contacts({ loaderData: { contacts } }: Route.ComponentProps) {
  const { t } = useTranslation('cardDesk')
  return (
    <SettingsPage current="contacts">
      <Lead>{t('contacts.lead')}</Lead>
      {contacts.length > 0 ? <ContactTable contacts={contacts} /> : <p>{t('contacts.empty')}</p>}
      <ButtonRow>
        <ButtonLink href={href('/admin/contacten/nieuw')}>{t('contacts.add')}</ButtonLink>
      </ButtonRow>
    </SettingsPage>
  )
}

function ContactTable({ contacts }: { contacts: CardContact[] }) {
  const { t } = useTranslation('cardDesk')
  return (
    <DataTable
      caption={t('contacts.caption')}
      columns={[
        ...(['name', 'email', 'phone', 'areas'] as const).map((key) => t(`contacts.${key}`)),
        { title: t('contacts.actions'), isPlain: true },
      ]}
      rows={contacts.map((contact) => {
        const { id, email, phone, areas } = contact
        const actions = <Actions contact={contact} />
        return { key: id, cells: [nameOfContact(contact), email, phone, areas, actions] }
      })}
    />
  )
}

function Actions({ contact }: { contact: CardContact }) {
  const { t } = useTranslation('cardDesk')
  const { id } = contact
  const name = nameOfContact(contact)
  return (
    <>
      <a href={href('/admin/contacten/:id', { id })} aria-label={t('contacts.changeOne', { name })}>
        {t('contacts.change')}
      </a>{' '}
      <a
        href={href('/admin/contacten/:id/verwijderen', { id })}
        aria-label={t('contacts.removeOne', { name })}
      >
        {t('contacts.remove')}
      </a>
    </>
  )
}
