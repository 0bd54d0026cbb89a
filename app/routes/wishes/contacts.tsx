import { useTranslation } from 'react-i18next'
import { addressOfQuestion } from '#app/features/interview/step.ts'
import { readSection } from '#app/features/wishes/file/sections.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { joinedList } from '#app/locales/dates.ts'
import { account } from '#app/features/accounts/texts.nl.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { ButtonLink, ButtonRow, Card, Lead, SummaryList } from '#app/ui/index.ts'
import type { Route } from './+types/contacts.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { useSaid } from '../kit/promises.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = requireUser(context)
  const { data } = await readOnly(asPerson(id), (sql) => readSection(sql, id, 'naw'))
  return { contacts: data.contacts ?? [] }
}

const NEEDED = ['firstName', 'lastName', 'email'] as const

/** Everybody who was named, what is missing to reach them, and what they can do. */
export default function Contacts({ loaderData: { contacts } }: Route.ComponentProps) {
  const { t } = useTranslation('account')
  const say = useSaid()
  return (
    <DashboardPage current="contacts" title={t('contacts.title')}>
      <Lead>{t('contacts.lead')}</Lead>
      {contacts.length === 0 && <p>{t('contacts.none')}</p>}
      {contacts.length > 1 && <p>{t('contacts.order')}</p>}
      {contacts.map((contact, index) => (
        <Contact key={index} {...contact} />
      ))}
      <ButtonRow>
        <ButtonLink href={addressOfQuestion('naw', 'contacts')}>{t('contacts.change')}</ButtonLink>
      </ButtonRow>
      <h2>{t('contacts.mayTitle')}</h2>
      <p>{say(account.contacts.may)}</p>
      <h2>{t('contacts.mailTitle')}</h2>
      <p>{say(account.contacts.mail)}</p>
      <p>{say(account.contacts.check)}</p>
      <h2>{t('contacts.mayNotTitle')}</h2>
      <p>{say(account.contacts.mayNot)}</p>
      <p>{t('contacts.tell')}</p>
    </DashboardPage>
  )
}

type ContactProps = Awaited<ReturnType<typeof loader>>['contacts'][number]

function Contact(contact: ContactProps) {
  const { t } = useTranslation('account')
  const { firstName, lastName, relation, email, phone } = contact
  const items = [
    [t('contacts.name'), [firstName, lastName].filter(Boolean).join(' ')],
    [t('contacts.relation'), relation],
    [t('contacts.email'), email],
    [t('contacts.phone'), phone],
  ].flatMap(([question = '', answer]) => (answer ? [{ question, answer }] : []))
  const missing = NEEDED.filter((key) => !contact[key]).map((key) => t(`contacts.missing.${key}`))
  return (
    <Card>
      <SummaryList items={items} />
      {missing.length > 0 && <p>{t('contacts.incomplete', { what: joinedList(missing) })}</p>}
    </Card>
  )
}
