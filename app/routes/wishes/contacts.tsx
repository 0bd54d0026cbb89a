import { useTranslation } from 'react-i18next'
import { addressOfQuestion } from '#app/features/interview/step.ts'
import { readContacts } from '#app/features/accounts/contact-details.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { ButtonLink, ButtonRow, Card, Lead, SummaryList } from '#app/ui/index.ts'
import type { Route } from './+types/contacts.ts'
import { DashboardPage } from '../dashboard-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  return { contacts: await readOnly(asPerson(id), (sql) => readContacts(sql, id)) }
}

/** The trusted contacts as they are stored, and what they can do with it. */
export default function Contacts({ loaderData: { contacts } }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  return (
    <DashboardPage current="contacts" title={t('contacts.title')}>
      <Lead>{t('contacts.lead')}</Lead>
      {contacts.length === 0 && <p>{t('contacts.none')}</p>}
      {contacts.map(({ name, email }, index) => (
        <Card key={index}>
          <SummaryList
            items={[
              { question: t('contacts.name'), answer: name },
              { question: t('contacts.email'), answer: email },
            ]}
          />
        </Card>
      ))}
      <ButtonRow>
        <ButtonLink href={addressOfQuestion('naw', 'contacts')}>{t('contacts.change')}</ButtonLink>
      </ButtonRow>
      <h2>{t('contacts.mayTitle')}</h2>
      <p>{t('contacts.may')}</p>
      <h2>{t('contacts.mayNotTitle')}</h2>
      <p>{t('contacts.mayNot')}</p>
      <p>{t('contacts.tell')}</p>
    </DashboardPage>
  )
}
