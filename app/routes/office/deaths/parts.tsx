import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type {
  DeathApproval,
  OfficeReport,
  ReportBeside,
  ReportedOwner,
} from '#app/features/deaths/office-reports.server.ts'
import type { ReportState } from '#app/features/deaths/states.ts'
import { dateOf, joinedList, momentOf, shortDayOf, timeOf } from '#app/locales/dates.ts'
import { ButtonLink, Card, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { CellNote, DataTable, VerdictSign } from '#app/ui/office/office.tsx'
import { Clocks, Ways } from '#app/ui/office/office-request.tsx'
import { stateWords } from '../../release/state-words.ts'
import { funeralClock } from '../funeral.tsx'
import { LookForm } from '../look-form.tsx'

type Words = TFunction<'deathsDesk'>

/** The waiting time runs from the report on, so it may be over before anything is certain. */
export const isPast = (waitsUntil: Date) => waitsUntil <= new Date()

/** How far it is, and the two ways to decide. */
export function ReportNow({ report, now }: { report: OfficeReport; now: Date }) {
  const { t } = useTranslation('deathsDesk')
  const { t: words } = useTranslation('release')
  const { state, because, createdAt, waitsUntil, approved, paperId, refused, byMe } = report
  const isOpen = state === 'reported'
  const waits = isOpen || state === 'waiting'
  const said = t(`states.${state}`)
  const reason = because && t(`because.${because}`)
  const canApprove = paperId && !refused && !byMe
  const atMoment = (when: Date) => ({
    time: shortDayOf(when),
    note: t('now.at', { time: timeOf(when) }),
  })
  return (
    <>
      <p>
        <VerdictSign kind={isOpen ? 'wait' : 'info'}>
          {reason ? t('now.because', { state: said, reason }) : said}
        </VerdictSign>
      </p>
      <Clocks
        clocks={[
          { title: t('now.since'), ...atMoment(createdAt) },
          ...(waits
            ? [{ title: t(isPast(waitsUntil) ? 'now.over' : 'now.until'), ...atMoment(waitsUntil) }]
            : []),
          ...(isOpen && paperId
            ? [{ title: t('now.approvals'), time: String(approved), note: t('now.needed') }]
            : []),
          ...(waits ? [funeralClock(report.funeral, now, words)] : []),
        ]}
      />
      {isOpen && (
        <Ways>
          {canApprove && <ButtonLink href="#accorderen">{words('desk.ways.approve')}</ButtonLink>}
          <ButtonLink href="#afwijzen" variant="secondary">
            {words('desk.ways.refuse')}
          </ButtonLink>
        </Ways>
      )}
    </>
  )
}

/** Who said what, by name. */
export function SaidTable({
  contacts,
  state,
  diedOn,
}: Pick<OfficeReport, 'contacts' | 'state' | 'diedOn'>) {
  const { t } = useTranslation('deathsDesk')
  return (
    <section aria-labelledby="gezegd">
      <h2 id="gezegd">{t('said.title')}</h2>
      <DataTable
        caption={t('said.caption')}
        columns={[t('said.who'), t('said.what'), t('said.when')]}
        rows={contacts.map(({ id, name, relation, at, isGone, ...answer }) => ({
          key: id,
          cells: [
            <span key="who">
              {name}
              {relation && <CellNote>{relation}</CellNote>}
            </span>,
            <span key="what">
              {answerWords(answer, diedOn, t)}
              {isGone && state === 'reported' && <CellNote>{t('said.gone')}</CellNote>}
            </span>,
            at ? momentOf(at) : '',
          ],
        }))}
      />
    </section>
  )
}

function answerWords(
  {
    said,
    otherDay,
    tookBack,
  }: Pick<OfficeReport['contacts'][number], 'said' | 'otherDay' | 'tookBack'>,
  diedOn: string,
  t: Words,
): string {
  if (otherDay) return t('said.otherDay', { date: dateOf(otherDay), told: dateOf(diedOn) })
  if (tookBack) return t('said.tookBack')
  return said ? t(`said.answers.${said}`) : t('said.onlyPaper')
}

/** The paper, or that there is none. */
export function PaperCard({ report }: { report: OfficeReport }) {
  const { t } = useTranslation('deathsDesk')
  const { id, paperAt, paperBy } = report
  if (!paperAt) return <NoPaper report={report} />
  const moment = momentOf(paperAt)
  return (
    <Card title={t('paper.title')}>
      <p>
        {paperBy
          ? t('paper.added', { name: paperBy, moment })
          : t('paper.addedBySomebody', { moment })}{' '}
        <a href={href('/admin/toegangsverzoeken/overlijden/:id/papier', { id })}>
          {t('paper.get')}
        </a>
      </p>
      <p>{t('paper.note')}</p>
    </Card>
  )
}

function NoPaper({ report: { state, waitsUntil } }: { report: OfficeReport }) {
  const { t } = useTranslation('deathsDesk')
  const waits = state === 'reported'
  return (
    <Card title={t('paper.title')}>
      <p>{t(waits ? 'paper.none' : 'paper.never')}</p>
      {waits && isPast(waitsUntil) && <p>{t('paper.noneOver')}</p>}
    </Card>
  )
}

/** Asks before it shows whose file it is, since who lives sees that someone looked. */
export function Whose({ whose }: { whose: ReportedOwner | null | undefined }) {
  const { t } = useTranslation('deathsDesk')
  const unknown = t('whose.unknown')
  return (
    <Card title={t('whose.title')} id="over-wie">
      {whose === null && (
        <StatusMessage kind="error">
          <p>{t('whose.gone')}</p>
        </StatusMessage>
      )}
      {whose ? (
        <SummaryList
          items={[
            { question: t('whose.name'), answer: whose.name || unknown },
            {
              question: t('whose.birth'),
              answer: whose.dateOfBirth ? dateOf(whose.dateOfBirth) : unknown,
            },
            { question: t('whose.number'), answer: whose.number || unknown },
          ]}
        />
      ) : (
        <LookForm
          card="over-wie"
          intent="bekijken"
          text={t('whose.text')}
          submit={t('whose.submit')}
        />
      )}
    </Card>
  )
}

/** Which other days contacts named of the same death, and where: of this report, and when they reported. */
export function OtherDays({ contacts, otherDays }: Pick<OfficeReport, 'contacts' | 'otherDays'>) {
  const { t } = useTranslation('deathsDesk')
  return (
    <>
      {contacts.map(
        ({ id, name, otherDay }) =>
          otherDay && (
            <OtherDay key={id}>
              <a href="#gezegd">{t('otherDayNow', { name, date: dateOf(otherDay) })}</a>
            </OtherDay>
          ),
      )}
      {otherDays.map(({ id, diedOn }) => (
        <OtherDay key={id}>
          <a href={href('/admin/toegangsverzoeken/overlijden/:id', { id })}>
            {t('otherDay', { date: dateOf(diedOn) })}
          </a>
        </OtherDay>
      ))}
    </>
  )
}

/** What guild members ask of the same file, and where one of them names another day. */
export function RequestsBeside({ requests, diedOn }: Pick<OfficeReport, 'requests' | 'diedOn'>) {
  const { t } = useTranslation(['deathsDesk', 'release'])
  const { t: words } = useTranslation('release')
  return (
    <section aria-labelledby="aanvragen">
      <h2 id="aanvragen">{t('beside.title')}</h2>
      {requests.length === 0 && <p>{t('beside.none')}</p>}
      {requests.length > 0 && (
        <ul>
          {requests.map(({ id, kind, companyName: company, createdAt, diedOn: named, ...one }) => (
            <li key={id}>
              <a href={href('/admin/toegangsverzoeken/:id', { id })}>
                {t('beside.line', {
                  kind: words(`kinds.${kind}`),
                  company,
                  date: dateOf(createdAt),
                  state: stateWords(one, words),
                })}
              </a>
              {named && named !== diedOn && (
                <OtherDay>{t('beside.otherDay', { date: dateOf(named) })}</OtherDay>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const OtherDay = ({ children }: { children: ReactNode }) => (
  <div>
    <VerdictSign kind="error">{children}</VerdictSign>
  </div>
)

type BesideProps = {
  reports: readonly ReportBeside[]
  /** The day of the death in the request; null where it names none. */
  asked: string | null
}

/** On the page of a guild member's request: that relatives let us know in the same case. */
export function ReportsBeside({ reports, asked }: BesideProps) {
  const { t } = useTranslation('deathsDesk')
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="nabestaanden">
      <h2 id="nabestaanden">{t('beside.reports')}</h2>
      <p>{t('beside.reportsText')}</p>
      <ul>
        {reports.map(({ id, state, createdAt, diedOn }) => (
          <li key={id}>
            <a href={href('/admin/toegangsverzoeken/overlijden/:id', { id })}>
              {t('beside.report', {
                died: dateOf(diedOn),
                date: dateOf(createdAt),
                state: t(`states.${state}`),
              })}
            </a>
            {asked && asked !== diedOn && <OtherDay>{t('beside.notAsked')}</OtherDay>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What happened, the oldest first. */
export function PastOfReport({ report }: { report: OfficeReport }) {
  const { t } = useTranslation('deathsDesk')
  const lines = [
    ...report.steps.map(({ at, next }) => ({
      at,
      what: next === 'reported' ? t('past.reported') : endedBy(report, next, t),
    })),
    ...(report.paperAt ? [{ at: report.paperAt, what: t('past.paper') }] : []),
    ...report.approvals.map((one) => ({ at: one.at, what: approvalWords(one, t) })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return (
    <section aria-labelledby="verloop">
      <h2 id="verloop">{t('past.title')}</h2>
      <ul>
        {lines.map(({ at, what }) => (
          <li key={`${at.toISOString()} ${what}`}>
            {t('past.line', { moment: momentOf(at), what })}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An end with its reason, which the report has of its last state. */
function endedBy({ state: now, because }: OfficeReport, state: ReportState, t: Words): string {
  const what = t(`states.${state}`).toLowerCase()
  return state === now && because
    ? t('now.because', { state: what, reason: t(`because.${because}`) })
    : what
}

/** Which colleague approved, and what they saw on the paper. */
export function approvalWords({ by: name, checks, counts }: DeathApproval, t: Words): string {
  const by = name ?? t('past.colleague')
  if (!counts) return t('past.approvedOld', { by })
  const how = joinedList(checks.map((one) => t(`fields.nagekeken.options.${one}`).toLowerCase()))
  return t('past.approved', { by, checks: how })
}
