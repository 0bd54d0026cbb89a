import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { dateOf } from '#app/locales/dates.ts'
import { Button, ButtonLink } from '#app/ui/index.ts'
import { ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { useFromWhen } from '../relatives/reading/after.tsx'
import type { AskedProblem } from './answering.server.ts'
import { Ask } from './question-parts.tsx'
import { CheckStep, DayStep, WayStep } from './report-steps.tsx'
import type { questionFor, Standing, TakeBackStanding, TooLateStanding } from './standing.server.ts'
import { TakeBack, TooLate } from './take-back.tsx'
import type { Telling } from './telling.server.ts'
import { Waiting } from './waiting-page.tsx'
import { CallUs, pageOf, type Who } from './who.tsx'

type Question = Awaited<ReturnType<typeof questionFor>> & { problem?: AskedProblem }

/** What the page shows, and to whom. */
export type ShownProps = {
  who: Who
  shown: Standing | Telling | Question | TakeBackStanding | TooLateStanding
}

/** What there is to ask or to say about a death. */
export function Shown({ who, shown }: ShownProps) {
  switch (shown.page) {
    case 'day':
      return <DayStep who={who} {...shown} />
    case 'way':
      return <WayStep who={who} {...shown} />
    case 'check':
      return <CheckStep who={who} {...shown} />
    case 'question':
      return <Asked who={who} {...shown} />
    case 'waiting':
      return (
        <Waiting who={who} {...shown}>
          {shown.question && <Asked who={who} {...shown.question} isPart />}
        </Waiting>
      )
    case 'take-back':
      return <TakeBack who={who} {...shown} />
    case 'too-late':
      return <TooLate who={who} {...shown} />
    case 'closed':
      return <Closed {...who} {...shown} />
    case 'late':
      return <SaidToLate {...who} about="late" />
    case 'past':
      return <SaidToLate {...who} about="past" />
    case 'read':
      return <Read {...who} {...shown} />
    default:
      return <Over who={who} {...shown} />
  }
}

type AskedProps = Question & { who: Who; isPart?: boolean }

const Asked = ({ who, report, problem, isPart, ...about }: AskedProps) => (
  <Ask
    name={who.name}
    ownerFirst={who.owner}
    {...about}
    action={pageOf(who)}
    hidden={{ bericht: report }}
    problem={problem}
    isPart={isPart}
  />
)

type SaidPageProps = { title: string; lines: (string | null)[]; children?: ReactNode }

/** A calm page that says what happened, and what one can do now. */
function SaidPage({ title, lines, children }: SaidPageProps) {
  return (
    <ReadingPage title={title}>
      <PageTitle title={title} />
      {lines.map((line) => line && <p key={line}>{line}</p>)}
      {children}
    </ReadingPage>
  )
}

function Closed({ owner, isTooOften }: Who & { isTooOften: boolean }) {
  const { t } = useTranslation('deaths')
  const text = t(isTooOften ? 'report.closed.tooOften' : 'report.closed.text', { owner })
  const lines = [text, t('report.closed.next')]
  return (
    <SaidPage title={t('report.closed.title')} lines={lines}>
      <Ways>
        <CallUs isFirst />
        <BackToList />
      </Ways>
    </SaidPage>
  )
}

/** To who became a contact after it began: others are asked; or after others read: that is over. */
function SaidToLate({ owner, about }: Who & { about: 'late' | 'past' }) {
  const { t } = useTranslation('deaths')
  const lines = [t(`report.${about}.text`, { owner }), t(`report.${about}.next`, { owner })]
  return (
    <SaidPage title={t(`report.${about}.title`)} lines={lines}>
      <Ways>
        <CallUs isFirst />
        <BackToList />
      </Ways>
    </SaidPage>
  )
}

function BackToList() {
  const { t } = useTranslation('deaths')
  return (
    <ButtonLink href={href('/contactpersoon')} variant="secondary">
      {t('report.backToList')}
    </ButtonLink>
  )
}

type ReadProps = Who & { restFrom: Date | null; isMade: boolean }

/** It is read already. */
function Read({ relative, owner, restFrom, isMade }: ReadProps) {
  const { t } = useTranslation('deaths')
  const fromWhen = useFromWhen()
  if (!isMade) return <MadeSoon relative={relative} owner={owner} />
  const line = restFrom
    ? t('report.read.first', { when: fromWhen(restFrom) })
    : t('report.read.all', { owner })
  return (
    <SaidPage title={t('report.read.title', { owner })} lines={[line]}>
      <Ways>
        <ButtonLink href={href('/contactpersoon/:relative', { relative })}>
          {t('report.read.button')}
        </ButtonLink>
      </Ways>
    </SaidPage>
  )
}

/** In the first minute of reading: a knob to read would lead back to this page. */
function MadeSoon({ relative, owner }: Pick<Who, 'relative' | 'owner'>) {
  const { t } = useTranslation('deaths')
  return (
    <SaidPage title={t('report.read.title', { owner })} lines={[t('report.read.soon', { owner })]}>
      <Ways>
        <ButtonLink href={href('/contactpersoon/:relative/overleden', { relative })}>
          {t('report.read.again')}
        </ButtonLink>
      </Ways>
    </SaidPage>
  )
}

type OverProps = Omit<Extract<Standing, { page: 'over' }>, 'page'> & { who: Who }

/** What came to an end, and how to let us know after all. */
function Over({ who, state, why, until, again }: OverProps) {
  const { t } = useTranslation('deaths')
  const { owner } = who
  const date = until ? dateOf(until) : ''
  const lines =
    state === 'ended'
      ? [t('report.ended.text', { owner, date })]
      : state === 'stopped'
        ? [
            why,
            t(who.readsNow ? 'report.stopped.textReadsNow' : 'report.stopped.text', { owner }),
            t('report.stopped.next', { owner }),
          ]
        : [t(`report.${state}.text`, { owner }), t(`report.${state}.next`)]
  return (
    <SaidPage title={t(`report.${state}.title`)} lines={lines}>
      <form method="post" action={pageOf(who)}>
        <Ways>
          <CallUs isFirst={!again} />
          {again && (
            <Button name="stap" value="terug" variant="secondary">
              {t('report.again')}
            </Button>
          )}
          <BackToList />
        </Ways>
      </form>
    </SaidPage>
  )
}
