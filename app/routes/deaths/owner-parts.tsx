import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { ReportAboutMe, RunningAboutMe } from '#app/features/deaths/owner.server.ts'
import { lastDayOfTerm } from '#app/features/delivery/term.ts'
import type { AskedAboutMe, RunningRequest } from '#app/features/release/owner-requests.server.ts'
import type { RequestState } from '#app/features/release/states.ts'
import { dateOf, joinedList, momentOf } from '#app/locales/dates.ts'
import { Button, ButtonLink, ButtonRow, StatusMessage } from '#app/ui/index.ts'

/**
 * Tells who is signed in that a contact let us know of their death, with the way to stop it, or that it was
 * stopped.
 */
export function ReportsAboutMe({ reports }: { reports: readonly ReportAboutMe[] }) {
  const { t } = useTranslation('deaths')
  const running = reports.find(({ stopped }) => stopped === null)
  if (running) return <RunningReport {...running} />
  if (reports.length === 0) return null
  return (
    <StatusMessage kind="info" title={t('owner.stoppedTitle')}>
      {reports.map(
        ({ id, name, reportedAt, stopped }) =>
          stopped && (
            <p key={id}>
              {t('owner.stopped', { name, reported: momentOf(reportedAt), why: stopped.why })}{' '}
              {stopped.read}
            </p>
          ),
      )}
      <p>{t('owner.stoppedNow')}</p>
    </StatusMessage>
  )
}

/** That a contact let us know of their death, and who reads by that, with the way to stop it. */
export function RunningReport({ name, reportedAt, read }: RunningAboutMe) {
  const { t } = useTranslation('deaths')
  const reads =
    read &&
    t('owner.runsRead', {
      ...read,
      from: momentOf(read.from),
      what: read.allAt
        ? t('stopped.read.all', { allAt: momentOf(read.allAt) })
        : t('stopped.read.first'),
    })
  const runs = t('owner.runs', { name, reported: momentOf(reportedAt) })
  return (
    <StatusMessage kind="warning" title={t('owner.runsTitle')}>
      <p>{[runs, reads, t('owner.runsStop')].filter(Boolean).join(' ')}</p>
      <ButtonRow>
        <ButtonLink href={href('/dashboard/ik-leef')}>{t('owner.runsNow')}</ButtonLink>
      </ButtonRow>
    </StatusMessage>
  )
}

/** Who reads at the owner's own wish, also when a report is stopped, and where that is taken back. */
export function ReadBesides({ readers }: { readers: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('deaths')
  if (readers.length === 0) return null
  const names = joinedList(readers.map(({ name }) => name))
  return (
    <>
      <p>{t('alive.along', { count: readers.length, names })}</p>
      <ul>
        {readers.map(({ id, name }) => (
          <li key={id}>
            <a href={href('/dashboard/contacten/:relative', { relative: id })}>
              {t('alive.alongLink', { name })}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Tells who is signed in which companies ask for their file, what that says of them, and where it is stopped. */
export function RequestAboutMe({ asked }: { asked: AskedAboutMe | null }) {
  if (!asked) return null
  const { question, running } = asked
  return (
    <>
      {question?.about === 'death' && question.companies.length > 0 && (
        <DeathAsked companies={question.companies} running={running} />
      )}
      {running
        .filter(({ kind }) => kind === 'living_will')
        .map((request) => (
          <WillAsked key={request.id} {...request} />
        ))}
    </>
  )
}

function DeathAsked({
  companies,
  running,
}: Pick<AskedAboutMe, 'running'> & { companies: string[] }) {
  const { t } = useTranslation('deaths')
  const got = running.filter(({ kind, state }) => kind === 'full' && state === 'completed')
  const names = { count: companies.length, by: joinedList(companies) }
  return (
    <StatusMessage kind="warning" title={t('owner.asked.death.title')}>
      <p>
        {t('owner.asked.death.by', names)} {t('owner.asked.death.stop')}
      </p>
      {got.map(({ id, company, fetchedAt, availableUntil }) => (
        <p key={id}>
          {fetchedAt
            ? t('owner.asked.death.fetched', { company, moment: momentOf(fetchedAt) })
            : t(`owner.asked.death.${availableUntil ? 'canFetch' : 'approved'}`, { company })}
        </p>
      ))}
      <ButtonRow>
        <ButtonLink href={href('/dashboard/ik-leef')}>{t('owner.runsNow')}</ButtonLink>
      </ButtonRow>
    </StatusMessage>
  )
}

function WillAsked({ id, company, state, fetchedAt, availableUntil }: RunningRequest) {
  const { t } = useTranslation('deaths')
  const until = availableUntil && dateOf(lastDayOfTerm(availableUntil))
  const isApproved = state === 'completed'
  const canFetch = until
    ? t('owner.asked.living_will.canFetch', { company, until })
    : t('owner.asked.living_will.approved', { company })
  return (
    <StatusMessage
      kind="warning"
      title={t(`owner.asked.living_will.${isApproved ? 'titleApproved' : 'title'}`)}
    >
      {fetchedAt && (
        <p>{t('owner.asked.living_will.fetched', { company, moment: momentOf(fetchedAt) })}</p>
      )}
      <p>{isApproved ? canFetch : t(`owner.asked.living_will.${stateOf(state)}`, { company })}</p>
      <ButtonRow>
        <ButtonLink href={href('/dashboard/privacy/aanvragen/:request', { request: id })}>
          {t('owner.asked.living_will.submit')}
        </ButtonLink>
      </ButtonRow>
    </StatusMessage>
  )
}

/** How far one is that is not decided on. */
const stateOf = (state: RequestState) =>
  state === 'waiting_contact' || state === 'waiting_time' ? state : 'pending_verification'

/** Of a contact whose word does not count any more: how the owner lets it count again. */
export function ReopenReports({ name }: { name: string }) {
  const { t } = useTranslation('deaths')
  return (
    <form method="post">
      <h2>{t('owner.closedTitle')}</h2>
      <p>{t('owner.closed', { name })}</p>
      <ButtonRow>
        <Button name="intent" value="weer" variant="secondary">
          {t('owner.reopen', { name })}
        </Button>
      </ButtonRow>
    </form>
  )
}
