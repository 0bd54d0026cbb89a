import { useTranslation } from 'react-i18next'
import { addressOfQuestion } from '#app/features/interview/step.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { readingOf } from '#app/features/contacts/rules-form.ts'
import { account } from '#app/features/accounts/texts.nl.ts'
import { keptPromises } from '#app/features/content/promises.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'
import type { Route } from './+types/list.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { useSaid } from '../kit/promises.ts'
import { NamedPeople, PeopleWhoRead } from './people.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const relatives = await currentRelatives(requireUser(context).id)
  return {
    readHere: keptPromises().relatives,
    people: relatives.map(({ card, rules, ...asked }) => ({
      ...asked,
      name: nameOf(card),
      firstName: card.firstName || card.lastName,
      relation: card.relation,
      email: card.email,
      phone: card.phone,
      missing: MISSING.filter((part) => !card[part]),
      reading: readingOf(rules),
    })),
  }
}

/** Without these a contact cannot be reached. */
const MISSING = ['firstName', 'lastName', 'email'] as const

/** Everybody who was named, whether they want to read the wishes, and what of them. */
export default function Contacts({ loaderData: { people, readHere } }: Route.ComponentProps) {
  const { t } = useTranslation(['account', 'relatives'])
  const say = useSaid()
  const People = readHere ? PeopleWhoRead : NamedPeople
  return (
    <DashboardPage current="contacts" title={t('contacts.title')}>
      <People people={people} />
      {people.length > 1 && <p>{t('contacts.order')}</p>}
      <ButtonRow>
        <ButtonLink href={addressOfQuestion('naw', 'contacts')} variant="secondary">
          {t('contacts.change')}
        </ButtonLink>
      </ButtonRow>
      <h2>{t('contacts.mayTitle')}</h2>
      <p>{say(account.contacts.may)}</p>
      <h2>{t('contacts.mailTitle')}</h2>
      <p>{readHere ? t('relatives:mail') : say(account.contacts.mail)}</p>
      <p>{say(account.contacts.check)}</p>
      {readHere ? (
        <p>{t('relatives:secret')}</p>
      ) : (
        <>
          <h2>{t('contacts.mayNotTitle')}</h2>
          <p>{say(account.contacts.mayNot)}</p>
        </>
      )}
      <p>{t('contacts.tell')}</p>
    </DashboardPage>
  )
}
