import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Relative } from '#app/features/contacts/people.server.ts'
import type { Deletion } from '#app/features/accounts/leaving.server.ts'
import { PARTS, type Rules } from '#app/features/contacts/rules.ts'
import {
  fieldOf,
  fieldOfDocument,
  type ListedDocument,
  type Reading,
  rulesForm,
} from '#app/features/contacts/rules-form.ts'
import { addressOfQuestion } from '#app/features/interview/step.ts'
import type { FieldTexts } from '#app/forms/answer.ts'
import type { Typed } from '#app/forms/rows.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Button, ButtonRow, FormFields, Lead, MoreWays, StatusMessage } from '#app/ui/index.ts'
import type { FormReply } from '../kit/answer-form.server.ts'
import { ReopenReports } from '../deaths/owner-parts.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { Failure } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'
import { lastDayToAnswer } from '#app/features/contacts/readiness.ts'
import { arrangesNot } from './people.tsx'
import { usePartName, useReads, useStateOf } from './words.ts'

type RelativePageProps = Pick<
  Relative,
  'id' | 'state' | 'askedAt' | 'answeredAt' | 'answersUntil' | 'changedAt' | 'takenBackAt'
> & {
  title: string
  firstName: string
  relation: string
  hasEmail: boolean
  /** Their address and number, as far as there are any. */
  reach: string[]
  /** Whether they were chosen to arrange the funeral. */
  arranges: boolean
  /** Whether their word counts where they let us know of a death. */
  mayReport: boolean
  /** Whether they were asked, and can still answer. */
  waits: boolean
  /** Whether there is a letter that counts, which can be printed again. */
  hasLetter: boolean
  /** The telephone number that is asked beside the code of a letter; null where none is known. */
  askedPhone: string | null
  /** Whether a death is reported, and whether they are asked about it: then they stay who they are. */
  deathRuns: boolean
  isHeld: boolean
  documents: ListedDocument[]
  reading: Reading
  rules: Rules
  values: Typed
  /** Tells what the page was made from. */
  opened: string
  /** When the account goes; null when nobody asked for that. */
  deletion: Deletion | null
  reply: (FormReply & { hasChanged?: boolean }) | undefined
}

/** A contact: how far they are, what they read, and taking it back. */
export function RelativePage(props: RelativePageProps) {
  const { title, firstName, reading, rules, documents, values, reply } = props
  const { t } = useTranslation(['relatives', 'account', 'relativesReading'])
  const stateOf = useStateOf()
  const name = firstName
  const texts = useRulesTexts(name, documents)
  const readsToday = props.state === 'confirmed' && reading === 'now' && !props.deletion
  const reads = useReads()({ name, state: props.state, rules, documents })
  return (
    <DashboardPage
      current="contacts"
      title={title}
      failed={reply !== undefined}
      parent={{ href: href('/dashboard/contacten'), text: t('account:contacts.title') }}
      problems={<Problems errors={reply?.errors} texts={texts} />}
    >
      <Failure kind={reply?.failure} />
      {props.deletion && <DeletionNotice {...props.deletion} aboveReaders />}
      {reply?.hasChanged && (
        <StatusMessage kind="error" title={t('page.changedTitle')}>
          <p>{t('page.changed', { stored: reads })}</p>
          <p>{t('page.changedNext')}</p>
        </StatusMessage>
      )}
      <Lead>{[props.relation, stateOf(props)].filter(Boolean).join('\u00a0· ')}</Lead>
      {props.reach.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {arrangesNot(props) && (
        <p>
          {t('account:contacts.arrangesLacking', { count: 1, names: name })}{' '}
          <a href={`${href('/dashboard/contacten')}#regelt`}>{t('account:contacts.chooseOther')}</a>
        </p>
      )}
      {props.deathRuns && <p>{t('held')}</p>}
      {!props.deletion && <Standing {...props} />}
      {!props.mayReport && <ReopenReports name={name} />}
      <h2>{t('page.reading', { name })}</h2>
      {props.takenBackAt && <p>{t('reads.never', { name })}</p>}
      <p>{reads}</p>
      {readsToday && props.hasEmail && (
        <p>
          {t('page.where', { name })} <a href={href('/contactpersoon')}>{t('page.whereLink')}</a>
        </p>
      )}
      <p>
        <a href={href('/dashboard/contacten/:relative/zien', { relative: props.id })}>
          {t(
            readsToday ? 'relativesReading:rehearsal.linkNow' : 'relativesReading:rehearsal.link',
            {
              name,
            },
          )}
        </a>
      </p>
      <form method="post" noValidate>
        <input type="hidden" name="opened" value={props.opened} />
        <FormFields
          fields={rulesForm(documents).fields}
          texts={texts}
          values={reply?.typed ?? values}
          errors={reply?.errors}
        />
        <ButtonRow>
          <Button variant={asksFirst(props) ? 'secondary' : 'primary'}>{t('page.submit')}</Button>
          {reading !== 'after' && (
            <Button name="intent" value="gewoon" variant="quiet">
              {t('page.back')}
            </Button>
          )}
        </ButtonRow>
        <p>{t('secret')}</p>
        {props.deletion ? <AskedLater {...props} /> : <Asking {...props} />}
      </form>
      {props.state !== 'noted' && (
        <MoreWays summary={t('page.withdrawTitle', { name })}>
          <p>{t('page.withdrawText', { name })}</p>
          <form method="post">
            <Button name="intent" value="weg" variant="quiet">
              {t('page.withdraw')}
            </Button>
          </form>
        </MoreWays>
      )}
    </DashboardPage>
  )
}

/** What became of asking, and whether their yes was theirs. */
function Standing(props: RelativePageProps) {
  const { state, firstName: name, hasEmail, hasLetter, askedAt, answersUntil, changedAt } = props
  const { t } = useTranslation('relatives')
  if (state === 'confirmed') return hasEmail ? null : <ReadsByLetter {...props} />
  if (state === 'accepted')
    return (
      <form method="post">
        <h2>{t('page.confirmTitle', { name })}</h2>
        <p>{t('page.confirmText', { name })}</p>
        <ButtonRow>
          <Button name="intent" value="klopt">
            {t('page.confirm')}
          </Button>
          <Button name="intent" value="weg" variant="secondary">
            {t('page.deny')}
          </Button>
        </ButtonRow>
      </form>
    )
  if (!props.waits) return null
  return (
    <>
      <h2>{t('page.asked', { name })}</h2>
      <p>
        {t('page.askedText', {
          name,
          date: dateOf(askedAt ?? changedAt),
          until: dateOf(lastDayToAnswer(answersUntil ?? changedAt)),
        })}
      </p>
      {!hasEmail && <PhoneAsked {...props} said="letterLater" />}
      {hasLetter && <LetterButton id={props.id} />}
    </>
  )
}

const mayAsk = ({ state }: Pick<Relative, 'state'>) => state !== 'confirmed' && state !== 'accepted'

/** Whether asking is what there is to do on the page. */
const asksFirst = (props: RelativePageProps) =>
  mayAsk(props) && !props.waits && !props.takenBackAt && !props.deletion

/** In the place of the question, and of the word whether a yes was theirs, while the account goes. */
function AskedLater(props: RelativePageProps) {
  const { t } = useTranslation('relatives')
  if (props.state === 'confirmed') return null
  return <p>{t(mayAsk(props) ? 'page.askKept' : 'page.confirmKept', { name: props.firstName })}</p>
}

/** Asking to read what was chosen: within the form of that choice, which is kept with it. */
function Asking(props: RelativePageProps) {
  const { state, firstName: name, hasEmail, hasLetter } = props
  const { t } = useTranslation('relatives')
  if (!mayAsk(props)) return null
  if (props.takenBackAt)
    return (
      <MoreWays summary={t('page.askBack', { name })}>
        <p>{t(hasEmail ? 'page.askText' : 'page.askLetterText', { name })}</p>
        <WaysToAsk {...props} />
      </MoreWays>
    )
  if (props.waits)
    return (
      <MoreWays summary={t(hasLetter && !hasEmail ? 'page.lostLetter' : 'page.askAgain')}>
        <p>{t('page.again')}</p>
        <WaysToAsk {...props} />
      </MoreWays>
    )
  return (
    <>
      <h2>{t('page.ask', { name })}</h2>
      <p>{t(hasEmail ? 'page.askText' : 'page.askLetterText', { name })}</p>
      {props.arranges && <p>{t('page.askArranges', { name })}</p>}
      {!hasEmail && <PhoneAsked {...props} said="letterLater" />}
      {state === 'invited' && <p>{t('page.again')}</p>}
      <WaysToAsk {...props} />
    </>
  )
}

/** By mail, or with a letter that has a new code. */
function WaysToAsk({ id, state, hasEmail, hasLetter }: RelativePageProps) {
  const { t } = useTranslation('relatives')
  return (
    <ButtonRow>
      {hasEmail && (
        <Button name="intent" value="vraag">
          {t(state === 'noted' ? 'page.mail' : 'page.mailAgain')}
        </Button>
      )}
      <Button
        name="intent"
        value={hasLetter ? 'nieuw' : 'brief'}
        formAction={href('/dashboard/contacten/:relative/brief', { relative: id })}
        variant={hasEmail ? 'quiet' : 'primary'}
      >
        {t(hasLetter ? 'page.new' : 'page.letter')}
      </Button>
    </ButtonRow>
  )
}

/** The letter once more, with the same code. */
function LetterButton({ id }: Pick<RelativePageProps, 'id'>) {
  const { t } = useTranslation('relatives')
  return (
    <form method="post" action={href('/dashboard/contacten/:relative/brief', { relative: id })}>
      <ButtonRow>
        <Button variant="secondary">{t('page.letterAgain')}</Button>
      </ButtonRow>
    </form>
  )
}

type PhoneAskedProps = RelativePageProps & { said: 'letterLater' | 'newText' }

/** By which telephone number a contact reads, or that there is none yet. */
function PhoneAsked({ firstName: name, askedPhone: phone, said }: PhoneAskedProps) {
  const { t } = useTranslation('relatives')
  if (phone) return <p>{t(`page.${said}`, { name, phone })}</p>
  return (
    <p>
      {t('page.phoneOpen', { name })}{' '}
      <a href={addressOfQuestion('naw', 'contacts')}>{t('page.phoneLink')}</a>
    </p>
  )
}

/** How who has no e-mail reads: by the letter, and a new one where that is lost. */
function ReadsByLetter(props: RelativePageProps) {
  const { firstName: name } = props
  const { t } = useTranslation('relatives')
  return (
    <>
      <h2>{t('page.newTitle', { name })}</h2>
      <PhoneAsked {...props} said="newText" />
      {props.isHeld ? <p>{t('page.newHeld')}</p> : <Letters {...props} />}
    </>
  )
}

/** The letter of who reads by one, and a new one where that is lost. */
function Letters({ id, hasLetter }: RelativePageProps) {
  const { t } = useTranslation('relatives')
  const anew = (
    <>
      <p>{t('page.newLost')}</p>
      <form method="post" action={href('/dashboard/contacten/:relative/brief', { relative: id })}>
        <ButtonRow>
          <Button name="intent" value="nieuw" variant="secondary">
            {t('page.new')}
          </Button>
        </ButtonRow>
      </form>
    </>
  )
  return (
    <>
      {hasLetter && <LetterButton id={id} />}
      {hasLetter ? <MoreWays summary={t('page.lostLetter')}>{anew}</MoreWays> : anew}
    </>
  )
}

/** The labels of the form about a contact: of each part its own name. */
function useRulesTexts(
  contact: string,
  documents: readonly ListedDocument[],
): Record<string, FieldTexts> {
  const { t } = useTranslation('relatives')
  const partName = usePartName()
  const options = t('moments', { returnObjects: true })
  const apart = (label: string): FieldTexts => ({ label, options, when: t('chosenApart') })
  const ofFile = { ...options, same: t('sameAsAll') }
  return {
    lezen: {
      label: t('fields.lezen.label', { name: contact }),
      options: t('fields.lezen.options', { returnObjects: true }),
    },
    ...Object.fromEntries(PARTS.map((part) => [fieldOf(part), apart(partName(part))])),
    ...Object.fromEntries(
      documents.map(({ id, name }) => [fieldOfDocument(id), { ...apart(name), options: ofFile }]),
    ),
  }
}
