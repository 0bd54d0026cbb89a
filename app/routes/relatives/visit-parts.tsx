import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { lastDayOfTerm } from '#app/features/delivery/term.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dialled, unbroken } from '#app/locales/phone.ts'
import { Button, ButtonLink, DefaultSubmit, TextInput } from '#app/ui/index.ts'
import { Places } from '#app/ui/lamp/places.tsx'
import { Aside, ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import type { FormReply } from '../kit/answer-form.server.ts'
import { fieldProps, replyHasErrors } from '../auth/errors.tsx'
import { Failure, TooOftenMessage } from '../kit/failure.tsx'
import { useFrame } from '../kit/frame/frame.ts'
import { OtherAccount } from '../kit/frame/other-account.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { Problems } from '../kit/problems.tsx'
import { useFromWhen } from './reading/after.tsx'

type FaultsProps = { title: string; reply: FormReply | undefined }

/** Title of the page, and what went wrong with its form: nobody here has a password, or an account of ours. */
function Faults({ title, reply }: FaultsProps) {
  return (
    <>
      <PageTitle title={title} failed={replyHasErrors(reply)} />
      <Failure kind={reply?.failure} />
      <TooOftenMessage minutes={reply?.wait} />
    </>
  )
}

type AskProps = {
  reply: FormReply | undefined
  /** Whether something that was typed waits until they are back. */
  kept: boolean
}

/** Asks for the address that a link goes to. */
export function AskPage({ reply, kept }: AskProps) {
  const { t } = useTranslation('relativesReading')
  const field = fieldProps(reply)
  return (
    <ReadingPage title={t('visit.title')} problems={<Problems errors={reply?.errors} />}>
      <Faults title={t('visit.title')} reply={reply} />
      {kept && <p>{t('visit.kept')}</p>}
      <p>{t('visit.lead')}</p>
      <p>{t('visit.how')}</p>
      <p>{t('visit.noPassword')}</p>
      <form method="post" action={href('/contactpersoon')} noValidate>
        <DefaultSubmit>{t('visit.submit')}</DefaultSubmit>
        <TextInput
          {...field('email')}
          label={t('visit.email')}
          hint={t('visit.emailHint')}
          type="email"
          autoComplete="email"
          required
        />
        <Ways>
          <Button>{t('visit.submit')}</Button>
        </Ways>
      </form>
      <ByLetter />
      <Aside>
        <a href={href('/overleden')}>{t('visit.died')}</a>
      </Aside>
    </ReadingPage>
  )
}

/** The way for who has no e-mail. */
function ByLetter() {
  const { t } = useTranslation('relativesReading')
  return (
    <Aside>
      {t('visit.letter')} <a href={href('/contactpersoon/brief')}>{t('visit.byLetter')}</a>
    </Aside>
  )
}

/** Asks for the code of a letter, and for what stands on no letter. */
export function LetterPage({ title, reply, children }: FaultsProps & { children?: ReactNode }) {
  const { t } = useTranslation('relativesReading')
  const field = fieldProps(reply)
  return (
    <ReadingPage title={title} problems={<Problems errors={reply?.errors} />}>
      <Faults title={title} reply={reply} />
      <p>{t('letter.lead')}</p>
      <form method="post" action={href('/contactpersoon/brief')} noValidate>
        <DefaultSubmit>{t('letter.submit')}</DefaultSubmit>
        <TextInput
          {...field('code')}
          label={t('letter.code')}
          hint={t('letter.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <TextInput
          {...field('phone')}
          label={t('letter.phone')}
          hint={t('letter.phoneHint')}
          type="tel"
          autoComplete="tel"
          required
        />
        <Ways>
          <Button>{t('letter.submit')}</Button>
        </Ways>
      </form>
      <Lost />
      <Aside>{t('letter.why')}</Aside>
      <Aside>
        <a href={href('/contactpersoon')}>{t('letter.byMail')}</a>
      </Aside>
      {children}
    </ReadingPage>
  )
}

/** Who has no e-mail is told to call, where there is a number. */
function Lost() {
  const { t } = useTranslation('relativesReading')
  const phone = useFrame()?.phone
  if (!phone) return <Aside>{t('letter.lostMail')}</Aside>
  return (
    <>
      <p>{t('letter.lost')}</p>
      <Ways>
        <ButtonLink href={dialled(phone)} variant="secondary">
          {t('letter.call', { phone: unbroken(phone) })}
        </ButtonLink>
      </Ways>
    </>
  )
}

/** The same for everybody, whether or not there is anything to read. */
export function AskedPage() {
  const { t } = useTranslation('relativesReading')
  return (
    <ReadingPage title={t('visit.askedTitle')}>
      <p>{t('visit.asked')}</p>
      <p>{t('visit.askedHere')}</p>
      <p>{t('visit.askedNothing')}</p>
      <Aside>
        <a href={href('/contactpersoon')}>{t('visit.again')}</a>
      </Aside>
    </ReadingPage>
  )
}

/** Who let us know of a death: who reads this, or another by name; null where that is not known any more. */
export type ListedBy = { isReader: true } | { isReader: false; name: string } | null

/**
 * Somebody for whom one may read, and how far it is: while they live, or after the death. `as`: which of their
 * contacts that is, where two have one mailbox.
 */
export type ListedReader = { id: string; name: string; called: string; as: string } & (
  | {
      state: 'now' | 'nowAll' | 'later'
      /** Whether somebody let us know of a death, and that it was stopped. */
      report: 'runs' | 'stopped' | null
      by: ListedBy
    }
  | { state: 'over' }
  /** Who named them deletes their account. */
  | { state: 'closed' }
  /** `given`: whether something could be read before the death, and still is. */
  | { state: 'first'; from: Date; given: boolean }
  | { state: 'all'; until: Date }
)

function useStateOf(): (one: ListedReader) => string {
  const { t } = useTranslation('relativesReading')
  const fromWhen = useFromWhen()
  return (one) => {
    if (one.state === 'first')
      return t(one.given ? 'visit.firstMore' : 'visit.first', { when: fromWhen(one.from) })
    if (one.state === 'all') return t('visit.all', { date: dateOf(lastDayOfTerm(one.until)) })
    if (one.state === 'closed') return t('closed', { name: one.called || t('someone') })
    if (one.state === 'later' && one.report === 'runs') return t('visit.reported')
    return t(`visit.${one.state}`)
  }
}

type ListPageProps = {
  readers: readonly ListedReader[]
  /** How many people named them. */
  owners: number
  stopped: boolean
  /** Whether there is a visit to end: an account is signed out of elsewhere. */
  hasVisit: boolean
}

/** For whom somebody may read. */
export function ListPage({ readers, owners, stopped, hasVisit }: ListPageProps) {
  const { t } = useTranslation('relativesReading')
  const stateOf = useStateOf()
  return (
    <ReadingPage title={t('visit.listTitle')}>
      {stopped && <p>{t('visit.stopped')}</p>}
      <p>{readers.length > 0 ? t('visit.list', { count: owners }) : t('visit.none')}</p>
      {readers.length > 0 && (
        <Places
          items={readers.map((one) => ({
            href: href('/contactpersoon/:relative', { relative: one.id }),
            title: t(one.as ? 'whoseFor' : 'whoseOf', {
              as: one.as,
              name: one.name || t('someone'),
            }),
            about: stateOf(one),
          }))}
        />
      )}
      <LetKnow readers={readers} />
      <RatherNot readers={readers} />
      <Aside>
        <a href={href('/contactpersoon/brief')}>{t('visit.byLetter')}</a>
      </Aside>
      {!hasVisit && readers.length === 0 && <OtherAccount />}
      {hasVisit && (
        <form method="post" action={href('/contactpersoon')}>
          <Aside>{t('visit.outText')}</Aside>
          <Ways>
            <Button name="intent" value="uit" variant="secondary">
              {t('visit.out')}
            </Button>
          </Ways>
        </form>
      )}
    </ReadingPage>
  )
}

const LISTED = { runs: 'listRuns', stopped: 'listStopped' } as const

/** The way to let us know of a death, or to how that stands, for each of whom nothing is read after one. */
function LetKnow({ readers }: Pick<ListPageProps, 'readers'>) {
  const { t } = useTranslation(['deaths', 'relativesReading'])
  return readers
    .filter((one) => 'report' in one)
    .map(({ id, called, as, report, by }) => (
      <p key={id}>
        {as && t('relativesReading:visit.as', { as })}{' '}
        <a href={href('/contactpersoon/:relative/overleden', { relative: id })}>
          {t(`report.${report ? LISTED[report] : 'list'}`, {
            owner: called || t('relativesReading:someone'),
            by: !by ? t('facts.somebody') : by.isReader ? t('facts.you') : by.name,
          })}
        </a>
      </p>
    ))
}

/** The way to say no after all, while nobody let us know of a death. */
function RatherNot({ readers }: Pick<ListPageProps, 'readers'>) {
  const { t } = useTranslation('relativesReading')
  return readers
    .filter((one) => 'report' in one && one.report !== 'runs')
    .map(({ id, called, as }) => (
      <Aside key={id}>
        {as && t('visit.as', { as })}{' '}
        <a href={href('/contactpersoon/:relative/toch-niet', { relative: id })}>
          {t('visit.decline', { name: called || t('someone') })}
        </a>
      </Aside>
    ))
}
