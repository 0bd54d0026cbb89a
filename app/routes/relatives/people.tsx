import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { account } from '#app/features/accounts/texts.nl.ts'
import type { AddressSaid } from '#app/features/contacts/addresses.ts'
import type { Named } from '#app/features/contacts/people.server.ts'
import { readinessOf } from '#app/features/contacts/readiness.ts'
import type { Reading } from '#app/features/contacts/rules-form.ts'
import { joinedList } from '#app/locales/dates.ts'
import {
  Awaited,
  Button,
  ButtonLink,
  ButtonRow,
  Card,
  CardList,
  CheckboxGroup,
  Checked,
  Lead,
  LinkCard,
  Noted,
  StatusMessage,
} from '#app/ui/index.ts'
import { Questions } from '#app/ui/page/prose.tsx'
import { useSaid } from '../kit/promises.ts'
import { useLineOf, useReadiness } from './words.ts'

/** A contact as the page about all of them shows it. */
export type ShownPerson = Pick<
  Named,
  | 'id'
  | 'arranges'
  | 'state'
  | 'askedAt'
  | 'answeredAt'
  | 'answersUntil'
  | 'changedAt'
  | 'takenBackAt'
> & {
  name: string
  firstName: string
  relation: string
  email: string
  phone: string
  missing: ('firstName' | 'lastName' | 'email' | 'emailOrPhone')[]
  /** Has no address, and reads with a letter. */
  byLetter: boolean
  reading: Reading
  /** What is to be known of their address. */
  said: AddressSaid[]
}

type PeopleProps = { people: readonly ShownPerson[] }

/** The account goes, and nobody is asked anything. */
type LeavingProps = { isLeaving: boolean }

const titleOf = ({ name, relation }: ShownPerson) => [name, relation].filter(Boolean).join(', ')

/** Who wants to read the wishes and may, and whose turn it is. */
export function PeopleWhoRead({ people, isLeaving }: PeopleProps & LeavingProps) {
  const { t } = useTranslation('relatives')
  const readiness = useReadiness()
  if (people.length === 0) return <Lead>{t('none')}</Lead>
  const asked = people.map((one) => ({ ...one, hasEmail: one.email !== '' }))
  return (
    <>
      <Lead>{readiness(readinessOf(asked), isLeaving)}</Lead>
      <p>{t('lead')}</p>
      {!isLeaving && <TurnCards people={people} />}
      <CardList>
        {people.map((person, index) => (
          <LinkCard
            key={person.id}
            level={2}
            title={people.length > 1 ? `${index + 1}. ${titleOf(person)}` : titleOf(person)}
            href={href('/dashboard/contacten/:relative', { relative: person.id })}
            note={<Stand {...person} />}
          >
            <Reach {...person} isLeaving={isLeaving} />
          </LinkCard>
        ))}
      </CardList>
    </>
  )
}

/** What waits for a word of who named them. */
function TurnCards({ people }: PeopleProps) {
  return (
    <>
      {people
        .filter(({ said }) => said.some(({ kind }) => kind === 'moved'))
        .map((person) => (
          <AskAnew key={person.id} {...person} />
        ))}
      {people
        .filter(({ state }) => state === 'accepted')
        .map((person) => (
          <IsItThem key={person.id} {...person} />
        ))}
    </>
  )
}

/** How far somebody is, with a tick, a clock or an i. */
function Stand(person: ShownPerson) {
  const line = useLineOf()(person)
  if (person.state === 'accepted' || person.state === 'confirmed') return <Checked>{line}</Checked>
  return person.state === 'invited' ? <Awaited>{line}</Awaited> : <Noted>{line}</Noted>
}

/** Who said yes at another address than they have now. */
function AskAnew({ id, firstName: name }: ShownPerson) {
  const { t } = useTranslation('relatives')
  return (
    <StatusMessage kind="warning" title={t('addresses.movedTitle', { name })}>
      <p>{t('addresses.moved', { name })}</p>
      <ButtonRow>
        <ButtonLink href={href('/dashboard/contacten/:relative', { relative: id })}>
          {t('addresses.ask', { name })}
        </ButtonLink>
      </ButtonRow>
    </StatusMessage>
  )
}

/** Who said yes: whether it was them, which only who named them knows. */
function IsItThem({ id, firstName: name }: ShownPerson) {
  const { t } = useTranslation('relatives')
  const page = href('/dashboard/contacten/:relative', { relative: id })
  return (
    <Card title={t('page.confirmTitle', { name })}>
      <p>{t('page.confirmText', { name })}</p>
      <form method="post" action={page}>
        <ButtonRow>
          <Button name="intent" value="klopt">
            {t('page.confirm')}
          </Button>
          <ButtonLink href={page} variant="secondary">
            {t('page.unsure')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </Card>
  )
}

/** The same where nobody can read here yet. */
export function NamedPeople({ people, isLeaving }: PeopleProps & LeavingProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <Lead>{t('contacts.lead')}</Lead>
      {people.length === 0 && <p>{t('contacts.none')}</p>}
      {people.map((person) => (
        <Card key={person.id} title={titleOf(person)}>
          <p>
            <Reach {...person} isLeaving={isLeaving} />
          </p>
        </Card>
      ))}
    </>
  )
}

/** Whether a contact arranges the funeral, by what they can be reached, and what is missing for that: a line each. */
function Reach({ firstName: name, said, isLeaving, ...person }: ShownPerson & LeavingProps) {
  const { arranges, state, email, phone, missing, byLetter } = person
  const { t } = useTranslation(['account', 'relatives'])
  const open = (parts: ShownPerson['missing']) =>
    joinedList(parts.map((part) => t(`contacts.missing.${part}`)))
  const isName = (part: ShownPerson['missing'][number]) =>
    part === 'firstName' || part === 'lastName'
  const ofName = open(missing.filter(isName))
  const ofReach = open(missing.filter((part) => !isName(part)))
  const waits = state === 'invited'
  const lines = [
    arranges ? t(state === 'declined' ? 'contacts.arrangesNot' : 'contacts.arrangesOne') : '',
    email,
    ...said
      .filter(({ kind }) => kind !== 'moved')
      .map(({ kind, ...names }) => t(`relatives:addresses.${kind}`, names)),
    phone,
    byLetter && !isLeaving ? t(waits ? 'contacts.hasLetter' : 'contacts.byLetter', { name }) : '',
    ofName && t('contacts.nameOpen', { what: ofName }),
    ofReach && t('contacts.reachOpen', { what: ofReach, name }),
  ].filter(Boolean)
  return lines.flatMap((line, index) => (index > 0 ? [<br key={line} />, line] : [line]))
}

/** Whether somebody who was chosen to arrange the funeral would rather not. */
export const arrangesNot = ({ arranges, state }: Pick<ShownPerson, 'arranges' | 'state'>) =>
  arranges && state === 'declined'

/** Asks who arranges the funeral: one, more who do it together, or nobody yet. */
export function WhoArranges({ people }: PeopleProps) {
  const { t } = useTranslation('account')
  const lacking = people.filter(arrangesNot).map(({ firstName }) => firstName)
  const said = { count: lacking.length, names: joinedList(lacking) }
  return (
    <form method="post">
      {lacking.length > 0 && <p>{t('contacts.arrangesLacking', said)}</p>}
      <CheckboxGroup
        id="regelt"
        name="regelt"
        legend={t('contacts.arranges')}
        hint={t('contacts.arrangesHint')}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        isList
        values={people.filter(({ arranges }) => arranges).map(({ id }) => id)}
      />
      <ButtonRow>
        <Button name="keuze" value="regelt">
          {t('contacts.saveArranges')}
        </Button>
      </ButtonRow>
    </form>
  )
}

/** What they can and cannot, for who wants to read it. */
export function Explained({ readHere }: { readHere: boolean }) {
  const { t } = useTranslation(['account', 'relatives'])
  const say = useSaid()
  const mail = (
    <>
      <p>{readHere ? t('relatives:mail') : say(account.contacts.mail)}</p>
      <p>{say(account.contacts.check)}</p>
      {readHere && <p>{t('relatives:secret')}</p>}
    </>
  )
  const mayNot = {
    question: t('contacts.mayNotTitle'),
    answer: <p>{say(account.contacts.mayNot)}</p>,
  }
  return (
    <Questions
      items={[
        { question: t('contacts.mayTitle'), answer: <p>{say(account.contacts.may)}</p> },
        { question: t('contacts.mailTitle'), answer: mail },
        ...(readHere ? [] : [mayNot]),
      ]}
    />
  )
}
